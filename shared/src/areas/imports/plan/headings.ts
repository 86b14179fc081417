import type { ListKind, TargetId } from './importTargets.ts';

const born = /\b(geb|geboren|geboorte\w*|geborte\w*|born|birth\w*|naissance|nee?|geburts?\w*)\b/;
const died =
  /\b(overl|overleden|overlijd\w*|gest|gestorven|sneuv\w*|gesneuveld|died|death|deceased|fallen|deces|mort|tue|gestorben|gefallen|tod(?!ay)\w*|sterbe\w*)\b/;
const place = /(plaats|place|lieu|\bort\b|ort$|gemeente|commune|\btown\b|parish|village|\bte\b|\bin\b)/;
const country = /\b(land|country|pays|staat)\b|(land)$/;
const area = /(provinc|province|departement|county|bezirk|region|gewest)/;
const wounded = /\b(gewond|wounded|injured|blesse|verwundet)\b/;
const captured = /(krijgsgevang|gevangen|captur|prisoner|prisonnier|gefangen)/;
/** Before what the list is about. */
const former = /(former|previous|vroeger|vorig|ancien|fruher|ehemalig)/;
const relative =
  /(next of kin|nextofkin|\bkin\b|nabestaand|verwant|ouders|vader|moeder|father|mother|parent|\bpere\b|\bmere\b|vater|mutter|eltern|angehorig)/;
const grave = /(begraven|begraafplaats|kerkhof|buried|cemet[ae]r|cimetiere|inhum|grab|friedhof|memorial|begrabnis)/;

type Heading = readonly [id: TargetId, says: (heading: string) => boolean];

const ofPersons: readonly Heading[] = [
  ['born_country', (text) => born.test(text) && country.test(text)],
  ['died_country', (text) => died.test(text) && country.test(text)],
  ['born_area', (text) => born.test(text) && area.test(text)],
  ['died_area', (text) => died.test(text) && area.test(text)],
  ['grave_reference', (text) => grave.test(text) && /(nr|nummer|ref|plot|perceel|rij)/.test(text)],
  ['grave_place', (text) => grave.test(text) && /(gemeente|town|commune|\bort\b)/.test(text)],
  ['grave', (text) => grave.test(text)],
  ['injured_place', (text) => wounded.test(text) && place.test(text)],
  ['injured', (text) => wounded.test(text)],
  ['captured_place', (text) => captured.test(text) && place.test(text)],
  ['captured', (text) => captured.test(text)],
  // What is said of relatives is nothing of the person's own.
  ['description', (text) => relative.test(text)],
  [
    'death_reason',
    (text) =>
      /(doodsoorzaak|cause|todesursache)/.test(text) ||
      (died.test(text) && /(oorzaak|reason|ursache|genre|circonstance|manner|wijze|\bhow\b|\bart\b)/.test(text)),
  ],
  ['died_age', (text) => /\b(leeftijd|age|alter)\b/.test(text)],
  ['born_place', (text) => born.test(text) && place.test(text)],
  ['died_place', (text) => died.test(text) && place.test(text)],
  ['born', (text) => born.test(text)],
  ['died', (text) => died.test(text)],
  [
    'service_number',
    (text) =>
      /(stamn|stamboek|matricule|service n|regimental n|\breg(t|imental)? ?(n|number|nr|no)\b|\breg number\b|dienstnummer|stammrolle)/.test(
        text,
      ),
  ],
  ['rank', (text) => /\b(graad|rang|rank|grade|dienstgrad)\b/.test(text)],
  ['subunit', (text) => /\b(compagnie|company|komp\w*|batterij|battery|squadron|eskadron)\b/.test(text)],
  ['regiment', (text) => /(regiment|\brgt\b|\beenheid\b|korps|\bcorps\b)/.test(text) && !former.test(text)],
  ['unit', (text) => /(bataljon|battalion|bataillon|\bunit\b|einheit|unite)/.test(text)],
  ['army', (text) => /\b(leger|army|armee|heer)\b/.test(text)],
  ['alternative_familynames', (text) => /(alias|andere na|other name|autre nom|schrijfwijze)/.test(text)],
  [
    'fullname',
    (text) =>
      /(na[am]+ (en|&) voorn|voornaam (en|&) na|full ?name|\bnoms? (et )?prenoms?|prenoms? et noms?|volledige naam|name (und )?vorname|vorname und name)/.test(
        text,
      ),
  ],
  ['surname', (text) => /(voorna|first ?name|given|forename|prenom|vorname|christian name|^first$)/.test(text)],
  [
    'familyname',
    (text) => /(familiena|achterna|family ?name|last ?name|surname|nom de famille|nachname|familienname)/.test(text),
  ],
  ['familyname', (text) => /^(naam|name|nom|namen)$/.test(text)],
  ['initials', (text) => /(initial|voorletter)/.test(text)],
  ['gender', (text) => /\b(geslacht|gender|sex|sexe|geschlecht|m\/v)\b/.test(text)],
  ['nationality', (text) => /(nationalit|nationaliteit|staatsangeh)/.test(text)],
  ['victim_type', (text) => /(slachtoffer|victim|opfer|militair.*burger)/.test(text)],
  ['profession', (text) => /\b(beroep|profession|occupation|beruf|metier)\b/.test(text)],
  ['home', (text) => /(woonplaats|adres|address|residence|domicile|wohnort|wonend)/.test(text)],
  ['partner', (text) => /(gehuwd|echtgeno|married|spouse|epou|verheiratet|partner)/.test(text)],
  ['decoration', (text) => /(decorati|ereteken|medal|orden|auszeichnung|award)/.test(text)],
  ['remarks', (text) => /(opmerking|remark|comment|bemerkung|observation|nota|notes?\b|bijzonder)/.test(text)],
  ['key', (text) => /^(nr|no|n|num|nummer|number|numero|id|volgnr|volgnummer|lfd nr|index|ref)$/.test(text)],
];

const number = /^(nr|no|n|num|nummer|number|numero|id|volgnr|volgnummer|lfd nr|index|ref)$/;
const named = /^((plaats|place|orts|town) ?)?(naam|name|nom|bezeichnung|benaming)\b/;
const others = /(alternatie|andere|other|autre|alias|variant)/;
const latitude = /^(lat|latitude|breedte\w*|breite\w*|y)$/;
const longitude = /^(lon|lng|long|longitude|lengte\w*|lange\w*|x)$/;
const kindOf = /(soort|type|kind|art\b|categor)/;
const says = (pattern: RegExp) => (heading: string) => pattern.test(heading);

const ofPlaces: readonly Heading[] = [
  ['key', says(number)],
  ['place_lat', says(latitude)],
  ['place_lon', says(longitude)],
  ['place_name_nl', says(/^((naam|name|nom)\s*)?(nl|nederlands|dutch|neerlandais)$/)],
  ['place_name_en', says(/^((naam|name|nom)\s*)?(en|engels|english|anglais)$/)],
  ['place_name_fr', says(/^((naam|name|nom)\s*)?(fr|frans|french|francais)$/)],
  ['place_name_de', says(/^((naam|name|nom)\s*)?(de|duits|german|allemand|deutsch)$/)],
  ['place_names', says(others)],
  ['place_type', says(kindOf)],
  ['place_country', says(country)],
  ['place_area2', says(/(provinc|province|departement|county|bezirk)/)],
  ['place_area1', says(/(gewest|region|deelstaat|\bland van\b)/)],
  ['place_locality', says(/(deel van|gemeente waar|fusie|municipality|commune de)/)],
  ['place_name', (heading) => named.test(heading) || place.test(heading)],
];

const ofMemorials: readonly Heading[] = [
  ['key', says(number)],
  ['memorial_lat', says(latitude)],
  ['memorial_lon', says(longitude)],
  ['memorial_names', says(others)],
  ['cemetery_kind', says(/(militair|burgerlijk|military|civil)/)],
  ['memorial_type', says(kindOf)],
  ['cemetery_nationality', says(/(nationalit|natie|nation)/)],
  ['memorial_trench', says(/(loopgra|trench|tranchee|graben)/)],
  ['memorial_start', says(/(opgericht|ingehuldigd|aangelegd|since|sinds|erected|inaugur|erige|errichtet|datum|date)/)],
  ['memorial_address', says(/(adres|address|adresse|straat|street|rue)/)],
  ['memorial_country', says(country)],
  ['memorial_area', says(area)],
  ['memorial_name', (heading) => named.test(heading) || grave.test(heading)],
  ['memorial_place', says(place)],
  ['memorial_description', says(/(beschrijving|description|omschrijving|opmerking|remark|beschreibung|comment|nota)/)],
];

const ofUnits: readonly Heading[] = [
  ['key', (heading) => number.test(heading) && !/^(nr|nummer|number|no)$/.test(heading)],
  ['entity_army', says(/\b(leger|army|armee|heer)\b/)],
  ['entity_corps', says(/(legerkorps|\bcorps\b|\bkorps\b)/)],
  ['entity_division', says(/(divisi)/)],
  ['entity_brigade', says(/(brigade)/)],
  ['entity_regiment', says(/(regiment|\brgt\b)/)],
  ['entity_unit_nr', says(/^(nr|nummer|number|no)$|(bataljon|battalion|unit|eenheid) (nr|nummer|number|no)/)],
  [
    'entity_unit',
    says(/(bataljon|battalion|bataillon|\bunit\b|eenheid|einheit|unite|compagnie|company|batterij|battery)/),
  ],
  ['entity_since', says(/^(van|from|vanaf|sinds|since|de|du|begin|start|von|seit)\b/)],
  ['entity_until', says(/^(tot|until|to|einde?|end|jusqu|bis|au)\b/)],
];

/** What a heading says in a list of a kind, the more particular first. */
export const headingsOf: Readonly<Record<ListKind, readonly Heading[]>> = {
  persons: ofPersons,
  places: ofPlaces,
  memorials: ofMemorials,
  'military-entities': ofUnits,
};
