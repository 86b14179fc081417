import type { Language } from '../../lib/i18n/languages.ts';
import { normalizeText } from '../../lib/names/normalizeText.ts';

/** What a profession is called in Dutch, English, French and German, men's and women's words and further ones. */
const lines = `
landbouwer, boer, landbouwster, boerin | farmer, agriculturalist | cultivateur, cultivatrice, agriculteur, fermier, fermière | Landwirt, Bauer, Bäuerin
landarbeider, landarbeidster, boerenknecht, dagloner | farm labourer, farm worker, labourer, laborer | ouvrier agricole, journalier, manoeuvre | Landarbeiter, Tagelöhner, Hilfsarbeiter
arbeider, werkman, fabrieksarbeider, arbeidster | worker, workman, factory hand | ouvrier, ouvrière | Arbeiter, Arbeiterin, Fabrikarbeiter
dienstmeid, dienstbode, huisknecht, meid | domestic servant, servant, maid | domestique, servante, bonne | Dienstmädchen, Diener, Magd
huisvrouw, huishoudster | housewife, housekeeper | ménagère, femme au foyer | Hausfrau, Haushälterin
onderwijzer, onderwijzeres, leraar, lerares | teacher, schoolmaster, schoolmistress, schoolteacher | instituteur, institutrice, professeur | Lehrer, Lehrerin
priester, pastoor, onderpastoor, geestelijke | priest, clergyman, vicar | prêtre, curé, vicaire | Priester, Pfarrer, Geistlicher
kloosterzuster, zuster, non, kloosterlinge | nun, sister | religieuse, soeur | Nonne, Ordensschwester
arts, dokter, geneesheer | doctor, physician, surgeon | médecin, docteur, chirurgien | Arzt, Ärztin
verpleegster, verpleger | nurse | infirmière, infirmier | Krankenschwester, Krankenpfleger
apotheker | pharmacist, chemist | pharmacien | Apotheker
smid, hoefsmid | blacksmith, smith, farrier | forgeron, maréchal-ferrant | Schmied, Hufschmied
bakker | baker | boulanger, boulangère | Bäcker
slager, beenhouwer | butcher | boucher | Metzger, Fleischer, Fleischhauer
brouwer, brouwersgast | brewer | brasseur | Brauer, Bierbrauer
molenaar | miller | meunier | Müller
timmerman, schrijnwerker | carpenter, joiner, cabinet maker | charpentier, menuisier, ébéniste | Zimmermann, Tischler, Schreiner
metselaar | mason, bricklayer | maçon | Maurer
schilder, huisschilder | painter, house painter | peintre, peintre en bâtiment | Maler, Anstreicher
kleermaker, naaister | tailor, seamstress, dressmaker | tailleur, couturière | Schneider, Schneiderin, Näherin
schoenmaker | shoemaker, cobbler, bootmaker | cordonnier | Schuster, Schuhmacher
wever, weefster | weaver | tisserand, tisseur, tisseuse | Weber, Weberin
spinner, spinster | spinner | fileur, fileuse | Spinner, Spinnerin
kantwerkster | lacemaker, lace maker | dentellière | Spitzenklöpplerin
mijnwerker | miner, coal miner | mineur, houilleur | Bergmann, Bergarbeiter, Knappe
handelaar, koopman, winkelier, winkelierster | merchant, dealer, shopkeeper, grocer, storekeeper | commerçant, marchand, négociant, épicier | Händler, Kaufmann, Krämer
herbergier, cafébaas, herbergierster | innkeeper, publican | cabaretier, aubergiste, cafetier | Gastwirt, Wirt
bediende, klerk, kantoorbediende | clerk, office worker, bookkeeper | employé, employée, commis, comptable | Angestellter, Schreiber, Buchhalter
student, leerling, scholier | student, pupil, schoolboy | étudiant, étudiante, élève | Student, Schüler
advocaat, notaris | lawyer, solicitor, notary | avocat, notaire | Rechtsanwalt, Notar
ingenieur | engineer | ingénieur | Ingenieur
mecanicien, machinist | mechanic, machinist, fitter | mécanicien, machiniste, ajusteur | Mechaniker, Maschinist, Schlosser
spoorwegarbeider, treinbestuurder, spoorwegbediende | railwayman, railway worker, engine driver | cheminot, employé des chemins de fer | Eisenbahner, Lokführer
postbode, facteur | postman | facteur, employé des postes | Briefträger
voerman, koetsier, chauffeur | carter, driver, teamster, chauffeur | charretier, cocher, voiturier, chauffeur | Fuhrmann, Kutscher, Chauffeur
tuinman, hovenier | gardener | jardinier | Gärtner
visser | fisherman | pêcheur | Fischer
schipper, zeeman, matroos | sailor, seaman, boatman | marin, matelot, batelier | Seemann, Matrose, Schiffer
kapper, barbier | barber, hairdresser | coiffeur, barbier | Friseur, Barbier
kok | cook | cuisinier, cuisinière | Koch, Köchin
drukker, letterzetter | printer, compositor | imprimeur, typographe | Drucker, Schriftsetzer
schrijver, dichter, journalist | writer, author, poet, journalist | écrivain, poète, journaliste | Schriftsteller, Dichter, Journalist
kunstenaar, beeldhouwer, kunstschilder | artist, sculptor | artiste, sculpteur | Künstler, Bildhauer
muzikant, componist, organist | musician, composer, organist | musicien, compositeur, organiste | Musiker, Komponist, Organist
fotograaf | photographer | photographe | Fotograf, Photograph
politieagent, rijkswachter, veldwachter | policeman, constable, police officer | policier, gendarme, garde champêtre | Polizist, Gendarm
burgemeester | mayor | maire, bourgmestre | Bürgermeister
dierenarts, veearts | veterinarian, veterinary surgeon | vétérinaire | Tierarzt
horlogemaker | watchmaker, clockmaker | horloger | Uhrmacher
kuiper | cooper | tonnelier | Fassbinder, Böttcher
elektricien | electrician | électricien | Elektriker
`;

/** The words of one profession, in the form of `normalizeText`, and what it is called. */
export interface ProfessionGroup {
  readonly label: Readonly<Record<Language, string>>;
  readonly words: readonly string[];
}

const groupOf = (line: string): ProfessionGroup => {
  const [nl = [], en = [], fr = [], de = []] = line.split(' | ').map((words) => words.split(', '));
  return {
    label: { nl: nl[0] ?? '', en: en[0] ?? '', fr: fr[0] ?? '', de: de[0] ?? '' },
    words: [...new Set([...nl, ...en, ...fr, ...de].map(normalizeText))],
  };
};

/** Professions of the time, each with its words in the four languages. */
export const professionGroups: readonly ProfessionGroup[] = lines.trim().split('\n').map(groupOf);
