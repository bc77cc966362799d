/// What a view draws of itself.
package struct DisplayList {}
