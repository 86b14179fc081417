const address = /url\(["']?([^"')]+)["']?\)/;

/** The page's font faces with the fonts themselves in them: a picture is drawn where nothing can be fetched. */
export async function writtenFonts(): Promise<string> {
  const faces = [...document.styleSheets].flatMap(({ href, cssRules }) =>
    [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule).map((rule) => writtenIn(rule.cssText, href)),
  );
  return (await Promise.all(faces)).join('\n');
}

async function writtenIn(face: string, sheet: string | null): Promise<string> {
  const [whole, font] = address.exec(face) ?? [];
  if (whole === undefined || font === undefined) return face;
  const answer = await fetch(new URL(font, sheet ?? location.href));
  return face.replace(whole, `url(${await dataAddress(await answer.blob())})`);
}

const dataAddress = (content: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });
