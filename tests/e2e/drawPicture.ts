import sharp from 'sharp';

const grain = `<filter id="grain"><feTurbulence type="fractalNoise" baseFrequency="0.35" numOctaves="3"/>
  <feColorMatrix values="0 0 0 0 0.45  0 0 0 0 0.4  0 0 0 0 0.33  0 0 0 0.9 -0.1"/></filter>`;

const scenes = {
  /** Head and shoulders before a wall. */
  portrait: `<rect width="1080" height="1280" fill="#b3a68e"/><ellipse cx="540" cy="520" rx="520" ry="640" fill="#c9bda6"/>
    <path d="M120 1280c20-260 190-370 420-370s400 110 420 370z" fill="#4d4a3f"/><path d="M450 760h180v190q-90 90-180 0z" fill="#a58d72"/>
    <ellipse cx="540" cy="560" rx="190" ry="250" fill="#bda58a"/><path d="M340 500q0-240 200-240t200 240q-60-130-200-130t-200 130z" fill="#332d26"/>
    <path d="M452 560h56m64 0h56M500 720q40 22 80 0" stroke="#4b3d30" stroke-width="10" fill="none"/>`,
  /** A road to a tower between poplars. */
  landscape: `<rect width="1080" height="810" fill="#cfc8b6"/><rect y="500" width="1080" height="310" fill="#8f8a6c"/>
    <path d="M430 810 530 500h20l110 310z" fill="#c2b698"/><path d="M500 500v-210h36l6-90 6 90h36v210z" fill="#5f5a50"/>
    <path d="M150 520v-300M270 515v-240M850 520v-310M960 515v-230" stroke="#3f4435" stroke-width="46" stroke-linecap="round"/>`,
  /** A town, its roads and a canal. */
  map: `<rect width="1080" height="810" fill="#ece5d3"/><path d="M0 560 380 420 700 470 1080 300M420 0l40 420 160 390" stroke="#b98d5c" stroke-width="12" fill="none"/>
    <path d="M560 0q-80 260-60 420t-300 390" stroke="#7f9fae" stroke-width="22" fill="none"/><circle cx="452" cy="428" r="66" fill="none" stroke="#6c6250" stroke-width="10"/>
    <circle cx="700" cy="200" r="26" fill="#ad1a20"/>`,
} as const;
export type Scene = keyof typeof scenes;

export const sceneSizes: Readonly<Record<Scene, { readonly width: number; readonly height: number }>> = {
  portrait: { width: 1080, height: 1280 },
  landscape: { width: 1080, height: 810 },
  map: { width: 1080, height: 810 },
};

/** A picture as heavy as a photograph, drawn for the tests. */
export function drawPicture(scene: Scene): Promise<Buffer> {
  const { width, height } = sceneSizes[scene];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${grain}${scenes[scene]}
    <rect width="${width}" height="${height}" filter="url(#grain)"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}
