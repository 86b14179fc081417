/** What every map says. */
export const map = {
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  attribution: '© medewerkers van OpenStreetMap',
  outlines: 'De kaartachtergrond kon niet worden geladen; u ziet alleen de landsgrenzen.',
  noGround: 'De kaartachtergrond kon niet worden geladen.',
} as const;
