/** Under which rights scans are used, and whether visitors see them. */
export const scanRights = {
  title: 'Rechten op de scans',
  unsaidOpen: 'Over de rechten is niets gezegd. Omdat het document is vrijgegeven, zien bezoekers de scans.',
  unsaidClosed: 'Over de rechten is niets gezegd. Zodra het document is vrijgegeven, zien bezoekers de scans.',
  unsaidBox:
    'Over de rechten is niets gezegd. Wat u hier opgeeft, geldt voor elk document in deze collectie waarvoor niets anders is opgegeven.',
  problems: {
    LICENCE_UNKNOWN: 'Bezoekers zien deze scans niet: de rechten zijn onbekend.',
    LICENCE_EXPIRED: 'Bezoekers zien deze scans niet: de toestemming is voorbij.',
    LICENCE_NOT_FOR_TARGET: 'Bezoekers zien deze scans niet: ze mogen niet op de website staan.',
  },
  stays: 'Titel, beschrijving en transcriptie blijven te lezen.',
  inherited: 'Overgenomen van',
  say: 'Rechten opgeven',
  change: 'Rechten wijzigen',
  takeBack: 'Weer overnemen wat ruimer geldt',
  takeBackText:
    'Wat hier apart is opgegeven vervalt. Daarna geldt weer wat voor het geheel of de collectie is opgegeven.',
  takeBackVerb: 'Overnemen',
  takenBack: 'Hier geldt weer wat ruimer is opgegeven',
  saved: 'De rechten zijn bewaard',
  many_one: 'Rechten op {count, number} onderdeel',
  many_other: 'Rechten op {count, number} onderdelen',
  manyEmpty: 'Wat u leeg laat, blijft bij elk onderdeel zoals het is.',
  rights: 'Rechten…',
  hidden: 'Niet te zien voor bezoekers',
} as const;
