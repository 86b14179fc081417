/** Looking at a story before it is published. */
export const storyPreview = {
  museum: 'Museumpagina bekijken',
  key: 'Sleutelpagina bekijken',
  size: 'Scherm',
  frame: 'De publieke pagina van dit verhaal',
  qr: 'QR-code van de voorvertoning',
  qrHow: 'Scan de code om de pagina op uw telefoon te bekijken. Wie de link heeft, kan ze openen.',
  open: 'In een nieuw tabblad openen',
  expires: 'Geldig tot',
  sizes: {
    phone: 'Telefoon',
    kioskUpright: 'Kiosk staand',
    kioskFlat: 'Kiosk liggend',
  },
} as const;
