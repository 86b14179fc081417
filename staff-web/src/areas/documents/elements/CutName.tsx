/** Of a name that has to be cut: its end tells the pieces of one series apart. Characters. */
const longestEnd = 16;
/** What always has room in one line. */
const shortLength = 14;

/** The end of a name, from a blank on where one is near. */
function endOf(name: string): string {
  const end = name.slice(-longestEnd);
  const blank = end.indexOf(' ');
  return blank < 0 || blank > longestEnd / 2 ? end.slice(-longestEnd + 6) : end.slice(blank + 1);
}

/** A name on two lines, of which the first may be cut; a short one on one, or with its ending on the second. */
export function CutName({ name }: { readonly name: string }) {
  if (name.length <= shortLength) {
    const dot = name.lastIndexOf('.');
    if (dot <= 0) return <span className="cut-name-short">{name}</span>;
    return (
      <span className="cut-name-short">
        {name.slice(0, dot)}
        <wbr />
        {name.slice(dot)}
      </span>
    );
  }
  const end = endOf(name);
  return (
    <>
      <span className="cut-name-line">{name.slice(0, name.length - end.length)}</span>
      <span className="cut-name-line">{end}</span>
    </>
  );
}
