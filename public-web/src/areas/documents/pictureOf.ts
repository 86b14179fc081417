/** Pixels across of the pictures of a page that browsers choose from. */
const widths = [400, 800, 1600] as const;
type Width = (typeof widths)[number];

/** Of a strip, visitors get no picture with more pixels than the server makes for them; it is as high as this many widths. */
const tallest = 6;

const pictureSrc = (image: string, width: number) => `${image}/full/!${width},${tallest * width}/0/default.jpg`;

/** The picture of a page at the widths that it has, never larger than the scan. */
export function pictureOf(image: string, scanWidth: number, largest: Width = 1600) {
  const offered = widths.filter((width) => width <= largest && width < scanWidth);
  // What is smaller than the smallest of them is shown as it is.
  const sizes = offered.length === 0 ? [scanWidth] : offered;
  return {
    src: pictureSrc(image, sizes.at(-1) ?? scanWidth),
    srcSet: sizes.map((width) => `${pictureSrc(image, width)} ${width}w`).join(', '),
  };
}

/** A picture of a page for previews of links, which show it large. */
export const previewSrc = (image: string) => `${image}/full/!1200,1200/0/default.jpg`;

/** A picture of a page that fits a card, whatever its form. */
export const cardSrc = (image: string) => `${image}/full/!320,320/0/default.jpg`;
