/** The product's mark drawn large: the bend of the front around the town. It says nothing. */
export function FrontLine() {
  return (
    <svg className="front-line" viewBox="8 1 24 38" aria-hidden="true" focusable="false">
      <path d="M9 2v6.5c0 3 2 3.6 4.6 2.2a11.2 11.2 0 1 1 0 18.6C11 27.9 9 28.5 9 31.5V38" />
      <circle cx="19.8" cy="20" r="0.8" />
    </svg>
  );
}
