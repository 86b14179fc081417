/** Persons who share everything but their first names and faces, each of which is one colour. */
export const faces = [
  { name: 'Alidor', colour: [200, 30, 30], id: '0190d3a4-1c5e-7b2a-9f00-0000000000a1' },
  { name: 'Blandine', colour: [30, 140, 50], id: '0190d3a4-1c5e-7b2a-9f00-0000000000a2' },
  { name: 'Cyriaak', colour: [30, 60, 200], id: '0190d3a4-1c5e-7b2a-9f00-0000000000a3' },
  { name: 'Dorothea', colour: [230, 190, 20], id: '0190d3a4-1c5e-7b2a-9f00-0000000000a4' },
] as const;

/** Two more of them, one with a story and one without, whose faces nobody knows. */
export const faceless = { withStory: 'Evarist', withoutStory: 'Filomena' } as const;

export const familyName = 'Vermeulen';

/** A face on a screen, and the names that stand nearest to it. */
export interface SeenFace {
  readonly face: string;
  readonly names: readonly string[];
}

/**
 * Runs in a page: which faces are to be seen there, known by the colour that is really drawn, and what names stand in the
 * smallest part of the page around each that holds any.
 */
export async function facesOnScreen(known: { readonly faces: typeof faces; readonly names: readonly string[] }) {
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
  const isSeen = (element: Element) => element.checkVisibility() && opacityOf(element) > 0.02;
  const namesIn = (element: Element): string[] => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const named = known.names.filter((name) => text?.nodeValue?.includes(name));
      if (named.length > 0 && text.parentElement && isSeen(text.parentElement))
        for (const name of named) found.add(name);
    }
    return [...found];
  };
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const faceOf = (image: HTMLImageElement): string | undefined => {
    if (!canvas || image.naturalWidth === 0) return undefined;
    canvas.drawImage(image, 0, 0, 3, 3);
    const drawn = canvas.getImageData(1, 1, 1, 1).data;
    return known.faces.find(({ colour }) => colour.every((part, at) => Math.abs(part - (drawn[at] ?? 0)) < 25))?.name;
  };
  const images = [...document.images].filter(isSeen);
  for (const image of images) {
    image.loading = 'eager';
    await image.decode().catch(() => undefined);
  }
  return images.flatMap((image): SeenFace[] => {
    const face = faceOf(image);
    if (!face) return [];
    const said = known.names.filter((name) => image.alt.includes(name));
    for (let around = image.parentElement; around; around = around.parentElement) {
      const names = namesIn(around);
      if (names.length > 0) return [{ face, names: [...new Set([...names, ...said])] }];
    }
    return [{ face, names: said }];
  });
}
