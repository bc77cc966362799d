"use strict";

const {fonts, groups, parts, definitions, drawings} =
  JSON.parse(document.getElementById("data").textContent);
const films = groups.flatMap(group => group.films);
const element = id => document.getElementById(id);
const [choice, screen, position, playButton, list] =
  ["film", "screen", "position", "play", "moments"].map(element);

/** How long a moment stays when all has come to rest, in milliseconds. */
const rest = 1100;
const prefersStill = matchMedia("(prefers-reduced-motion: reduce)");

// Drawings

const texts = new Map();

function text(pieces) {
  return pieces.map(piece => {
    if (typeof piece === "string") return piece;
    if (!texts.has(piece)) texts.set(piece, text(parts[piece]));
    return texts.get(piece);
  }).join("");
}

function svg(film, index) {
  const drawing = drawings[index];
  const names = drawing.definitions.map(name => definitions[name]).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" width="${film.width}"`
    + ` height="${film.height}" viewBox="0 0 ${film.width} ${film.height}" font-family="${fonts}">`
    + `<defs>${names}</defs>${text(drawing.pieces)}</svg>`;
}

// Time

/** The frames of a film in order, each with the time at which it is shown and its moment. */
function timeline(film) {
  let start = 0;
  const shown = [];
  film.moments.forEach((moment, index) => {
    for (const [time, drawing] of moment.frames) {
      shown.push({time: start + time, drawing, moment: index});
    }
    start = shown.at(-1).time + rest;
  });
  return {shown, end: start};
}

let film, shown, end;
let time = 0;
let frame = -1;
let moment = -1;
let playing = 0;

function frameAt(time) {
  const after = shown.findIndex(frame => frame.time > time);
  return (after < 0 ? shown.length : after) - 1;
}

/** The last frame of a moment, in which all has come to rest. */
function lastFrame(moment) {
  return shown.findLastIndex(frame => frame.moment === moment);
}

// Showing

function show(newTime) {
  time = Math.min(Math.max(0, newTime), end);
  position.value = time;
  const index = Math.max(0, frameAt(time));
  if (index === frame) return;
  frame = index;
  screen.innerHTML = svg(film, shown[frame].drawing);
  if (shown[frame].moment !== moment) showMoment(shown[frame].moment);
}

function showMoment(index) {
  moment = index;
  const {event, spoken, facts, why, problem} = film.moments[index];
  element("event").textContent = event;
  element("event").setAttribute("aria-label", spoken);
  element("problem").textContent = problem ?? "";
  element("problem").hidden = !problem;
  element("facts").replaceChildren(...facts.flatMap(([name, value]) => [
    tag("dt", name), tag("dd", value)]));
  element("why").replaceChildren(...why.map(line => tag("li", line)));
  element("why-heading").hidden = why.length === 0;
  const words = [spoken, problem, ...facts.map(fact => fact.join(": "))];
  screen.setAttribute("aria-label", words.filter(Boolean).join(". "));
  position.setAttribute("aria-valuetext", `Moment ${index + 1} of ${film.moments.length}: ${spoken}`);
  for (const button of list.querySelectorAll("[aria-current]")) button.removeAttribute("aria-current");
  const button = list.children[index].firstElementChild;
  button.setAttribute("aria-current", "step");
  // Only the list scrolls: the picture must not leave a phone's screen.
  if (list.scrollHeight > list.clientHeight) {
    list.scrollTop = button.offsetTop - list.clientHeight / 2;
  }
}

function tag(name, text) {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

function choose(index) {
  pause();
  // Its buttons are about to go.
  if (list.contains(document.activeElement)) choice.focus();
  film = films[index];
  ({shown, end} = timeline(film));
  [frame, moment] = [-1, -1];
  position.max = end;
  choice.selectedIndex = index;
  document.querySelector("main").classList.toggle("wide", film.width > film.height);
  list.replaceChildren(...film.moments.map(momentItem));
  document.title = `${film.title} – KeyboardAssistant`;
  show(0);
}

function momentItem({event, spoken, problem}, index) {
  const button = document.createElement("button");
  button.type = "button";
  const words = tag("span", `${index + 1}. ${event}${problem ? ` – ${problem}` : ""}`);
  if (problem) words.className = "bad";
  if (spoken !== event) button.setAttribute("aria-label", `${index + 1}. ${spoken}`);
  button.append(words);
  button.onclick = () => { pause(); goTo(index); };
  const item = document.createElement("li");
  item.append(button);
  return item;
}

// Playing

function goTo(index) {
  const clamped = Math.min(Math.max(0, index), film.moments.length - 1);
  show(shown[lastFrame(clamped)].time);
}

function step(way) {
  pause();
  goTo(moment + way);
}

function play() {
  if (frame === shown.length - 1) show(0);
  // A screen reader would be told each moment before the last is read.
  element("told").setAttribute("aria-live", "off");
  setPlayButton(true);
  let last = performance.now();
  const tick = now => {
    // A page that nobody sees isn't drawn, and goes on where it was.
    const next = time + Math.min(now - last, 100);
    last = now;
    // Without motion, each moment is shown as it ends.
    show(prefersStill.matches ? restingTime(next) : next);
    if (time >= end) return pause();
    playing = requestAnimationFrame(tick);
  };
  playing = requestAnimationFrame(tick);
}

/** A time from which on nothing moves until the next moment begins. */
function restingTime(time) {
  const index = Math.max(0, frameAt(time));
  return Math.max(time, shown[lastFrame(shown[index].moment)].time);
}

function pause() {
  cancelAnimationFrame(playing);
  playing = 0;
  element("told").setAttribute("aria-live", "polite");
  setPlayButton(false);
}

function setPlayButton(isPlaying) {
  playButton.classList.toggle("playing", isPlaying);
  playButton.setAttribute("aria-label", isPlaying ? "Pause" : "Play");
}

// People

choice.append(...groups.map(group => {
  const options = document.createElement("optgroup");
  options.label = group.name;
  options.append(...group.films.map(film => tag("option", film.title)));
  return options;
}));

function chooseAndName(index) {
  choose(index);
  // Replaced, so that arrow keys in the list of films leave no trail for the Back button.
  history.replaceState(null, "", `#${film.name}`);
}

choice.onchange = () => chooseAndName(choice.selectedIndex);
playButton.onclick = () => playing ? pause() : play();
element("previous").onclick = () => step(-1);
element("next").onclick = () => step(1);
position.oninput = () => { pause(); show(Number(position.value)); };

document.addEventListener("keydown", event => {
  if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
  // The list of films and the slider take arrows, and buttons take Space.
  const takesArrows = event.target === choice || event.target === position;
  if (event.key === " " && event.target !== choice && event.target.tagName !== "BUTTON") {
    playButton.click();
  } else if (event.key === "ArrowRight" && !takesArrows) {
    step(1);
  } else if (event.key === "ArrowLeft" && !takesArrows) {
    step(-1);
  } else {
    return;
  }
  event.preventDefault();
});

function readHash() {
  const index = films.findIndex(film => `#${film.name}` === location.hash);
  if (index >= 0) choose(index);
  else chooseAndName(0);
}

addEventListener("hashchange", readHash);
readHash();
