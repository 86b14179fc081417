export const kioskHome = {
  title: 'Achter elke naam een leven',
  intro: 'Op dit scherm vertellen mensen uit de Eerste Wereldoorlog straks hun verhaal.',
  status: 'De verhalen worden voorbereid',
  kiosk: 'Kiosk {number}',
  pair: 'Ontmoetingen',
} as const;
