"use strict";

const {films, parts, definitions, drawings} =
  JSON.parse(document.getElementById("data").textContent);
const element = id => document.getElementById(id);
const [choice, screen, position, playButton, list] =
  ["film", "screen", "position", "play", "moments"].map(element);

/** How long a moment stays when all has come to rest, in milliseconds. */
const rest = 1100;
const prefersStill = matchMedia("(prefers-reduced-motion: reduce)");

// Drawings

const texts = new Map();

function text(part) {
  if (!texts.has(part)) {
    texts.set(part, parts[part].map(piece => typeof piece === "number" ? text(piece) : piece).join(""));
  }
  return texts.get(part);
}

function svg(film, drawing) {
  const [roots, names] = drawings[drawing];
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" width="${film.width}"`
    + ` height="${film.height}" viewBox="0 0 ${film.width} ${film.height}" font-family="${fonts}">`
    + `<defs>${names.map(name => definitions[name]).join("")}</defs>${roots.map(text).join("")}</svg>`;
}

const fonts = "-apple-system, BlinkMacSystemFont, 'SF Pro Text', Inter, 'Helvetica Neue',"
  + " 'Liberation Sans', Arial, 'DejaVu Sans', sans-serif";

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
  const {event, facts, why, isFine} = film.moments[index];
  element("event").textContent = event;
  element("event").className = isFine ? "" : "bad";
  element("facts").replaceChildren(...facts.flatMap(([name, value]) => [
    tag("dt", name), tag("dd", value)]));
  element("why").replaceChildren(...why.map(line => tag("li", line)));
  element("why-heading").hidden = why.length === 0;
  const summary = [event, ...facts.map(fact => fact.join(": "))].join(". ");
  screen.setAttribute("aria-label", summary);
  position.setAttribute("aria-valuetext", `Moment ${index + 1} of ${film.moments.length}: ${event}`);
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
  film = films[index];
  ({shown, end} = timeline(film));
  [frame, moment] = [-1, -1];
  position.max = end;
  choice.selectedIndex = index;
  list.replaceChildren(...film.moments.map(({event, isFine}, index) => {
    const button = document.createElement("button");
    button.type = "button";
    const words = tag("span", `${index + 1}. ${event}`);
    words.className = isFine ? "" : "bad";
    button.append(words);
    button.onclick = () => { pause(); goTo(index); };
    const item = document.createElement("li");
    item.append(button);
    return item;
  }));
  document.title = `${film.title} – KeyboardAssistant`;
  show(0);
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
  if (time >= end) show(0);
  // A screen reader would be told each moment before the last is read.
  element("event").setAttribute("aria-live", "off");
  setPlayButton(true);
  let last = performance.now();
  const tick = now => {
    const next = time + now - last;
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
  element("event").setAttribute("aria-live", "polite");
  setPlayButton(false);
}

function setPlayButton(isPlaying) {
  playButton.classList.toggle("playing", isPlaying);
  playButton.setAttribute("aria-label", isPlaying ? "Pause" : "Play");
}

// People

choice.append(...films.map(film => tag("option", film.title)));
choice.onchange = () => { location.hash = films[choice.selectedIndex].name; };
playButton.onclick = () => playing ? pause() : play();
element("previous").onclick = () => step(-1);
element("next").onclick = () => step(1);
position.oninput = () => { pause(); show(Number(position.value)); };

document.addEventListener("keydown", event => {
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  // A list of films takes letters, and a button Space.
  if (event.target === choice) return;
  if (event.key === " " && event.target.tagName !== "BUTTON") playButton.click();
  else if (event.key === "n") step(1);
  else if (event.key === "p") step(-1);
  else return;
  event.preventDefault();
});

function readHash() {
  const index = films.findIndex(film => `#${film.name}` === location.hash);
  choose(Math.max(0, index));
}

addEventListener("hashchange", readHash);
readHash();
