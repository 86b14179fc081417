/** Squares of British trench maps on maps of today. */
export const trenchSquares = {
  square:
    '{reference} van de Britse loopgraafkaarten: het vak op de kaart. De plek ligt binnen {metres} meter van het midden, {position}.',
  unknownSheet: 'Waar kaartblad {sheet} ligt, is niet bekend: het vak staat niet op de kaart.',
  take: 'Midden als eigen positie nemen',
  show: 'Toon het vak op de kaart',
  map: 'Kaart met het vak {reference}',
  failed: 'De kaart kon niet worden geladen.',
} as const;
