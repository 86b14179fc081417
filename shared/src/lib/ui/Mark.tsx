/**
 * The product's mark: a front line that bends around a town, drawn as an arc, with the town as one red point. The name
 * is set beside it.
 */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path d="M9 2v6.5c0 3 2 3.6 4.6 2.2a11.2 11.2 0 1 1 0 18.6C11 27.9 9 28.5 9 31.5V38" />
      <circle cx="19.8" cy="20" r="3.6" />
    </svg>
  );
}
