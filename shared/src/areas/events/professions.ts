import { type Language, languages } from '../../lib/i18n/languages.ts';
import { allWordsOf, byWord, calledIn, readWordTable } from '../../lib/i18n/wordTable.ts';
import { normalizeText } from '../../lib/names/normalizeText.ts';

/** The professions of the time, in the form of `readWordTable`; those of a group are one to who searches. */
const table = `
landbouwer/landbouwster; boer/boerin | farmer; agriculturalist; cultivator | cultivateur/cultivatrice; agriculteur/agricultrice; fermier/fermière | Landwirt/Landwirtin; Bauer/Bäuerin
landbouwster | farmer’s wife | cultivatrice | Bäuerin
hopteler | hop grower | houblonnier | Hopfenbauer
veehouder | stock farmer; herdsman | éleveur/éleveuse | Viehzüchter

landarbeider/landarbeidster; landbouwarbeider/landbouwarbeidster | agricultural labourer; farm worker | ouvrier agricole/ouvrière agricole | Landarbeiter/Landarbeiterin
boerenknecht/boerenmeid | farm labourer; farm hand | domestique de ferme; valet de ferme | Knecht/Magd
dagloner/dagloonster; daglonersgast | day labourer; labourer; laborer; general labourer | journalier/journalière; manoeuvre | Tagelöhner/Tagelöhnerin; Taglöhner/Taglöhnerin; Hilfsarbeiter/Hilfsarbeiterin
seizoenarbeider/seizoenarbeidster | seasonal worker | saisonnier/saisonnière | Saisonarbeiter/Saisonarbeiterin
hoppeplukker/hoppeplukster | hop picker | cueilleur de houblon/cueilleuse de houblon | Hopfenpflücker/Hopfenpflückerin

herder/herderin | shepherd/shepherdess | berger/bergère | Schäfer/Schäferin; Hirte/Hirtin

paardenknecht | horseman; ostler | palefrenier | Pferdeknecht

boswachter | gamekeeper; forester | garde forestier | Waldhüter; Förster

houthakker | woodcutter; lumberman; lumberjack | bûcheron | Holzfäller

arbeider/arbeidster; werkman/werkvrouw | worker; workman | ouvrier/ouvrière | Arbeiter/Arbeiterin
fabrieksarbeider/fabrieksarbeidster | factory worker; factory hand | ouvrier d’usine/ouvrière d’usine | Fabrikarbeiter/Fabrikarbeiterin

metaalbewerker | metalworker; ironworker | métallurgiste | Metallarbeiter

gieterijarbeider; ijzergieter | foundry worker; moulder | fondeur | Gießer

vlasbewerker/vlasbewerkster | flax worker | ouvrier linier/ouvrière linière | Flachsarbeiter/Flachsarbeiterin

dokwerker | docker; dock labourer; dock worker | docker | Hafenarbeiter

houtzager | sawyer | scieur | Säger

wegenwerker | road mender; navvy | cantonnier | Straßenarbeiter

dienstbode; dienstmeid; meid; kamermeisje | domestic servant; servant; maid; housemaid | domestique; servante; bonne; femme de chambre | Dienstmädchen; Dienstbote; Dienstmagd
huisknecht | manservant; footman; valet; butler | valet de chambre; domestique | Diener

wasvrouw; strijkster | laundress; washerwoman | blanchisseuse; repasseuse; lavandière | Wäscherin; Büglerin

poetsvrouw; werkster | charwoman; cleaner | femme de ménage | Putzfrau

huisvrouw | housewife | ménagère; femme au foyer | Hausfrau
huishoudster | housekeeper | gouvernante; intendante | Haushälterin

onderwijzer/onderwijzeres; schoolmeester/schooljuffrouw | schoolteacher; teacher; schoolmaster/schoolmistress | instituteur/institutrice | Lehrer/Lehrerin; Volksschullehrer/Volksschullehrerin
leraar/lerares | secondary school teacher | professeur | Gymnasiallehrer/Gymnasiallehrerin
hoogleraar | university professor; professor | professeur d’université | Hochschullehrer; Professor
lerares in de kloosterschool | convent school teacher | maîtresse d’école au couvent | Lehrerin der Klosterschule

priester; geestelijke | priest; clergyman; minister | prêtre; ecclésiastique | Priester; Geistlicher
pastoor | parish priest; vicar | curé | Pfarrer
onderpastoor; kapelaan | curate | vicaire | Kaplan
aalmoezenier | chaplain | aumônier | Militärpfarrer

seminarist | seminarian | séminariste | Seminarist

kloosterzuster; zuster; non; kloosterlinge | nun; sister | religieuse; soeur | Ordensschwester; Nonne
kloosterling; monnik; broeder; pater | monk; friar | religieux; moine | Mönch; Ordensbruder
ziekenzuster | nursing sister | sœur hospitalière | Pflegeschwester

arts; dokter; geneesheer | doctor; physician; medical practitioner | médecin; docteur | Arzt/Ärztin
chirurg | surgeon | chirurgien | Chirurg

tandarts | dentist | dentiste | Zahnarzt

verpleger/verpleegster | nurse | infirmier/infirmière | Krankenpfleger/Krankenschwester
hoofdverpleegster | ward sister; matron | infirmière-major | Oberschwester
hulpverpleegster | probationer nurse | aide-infirmière | Hilfsschwester

vroedvrouw | midwife | sage-femme | Hebamme

apotheker/apothekeres | pharmacist; chemist | pharmacien/pharmacienne | Apotheker/Apothekerin

smid | blacksmith; smith | forgeron | Schmied
hoefsmid | farrier | maréchal-ferrant | Hufschmied
koperslager | coppersmith | chaudronnier en cuivre | Kupferschmied

bakker/bakkerin | baker | boulanger/boulangère | Bäcker/Bäckerin
bakkersvrouw | baker’s wife | boulangère | Bäckersfrau
banketbakker; pasteibakker | confectioner; pastry cook | pâtissier/pâtissière | Konditor/Konditorin

slager; beenhouwer | butcher | boucher/bouchère | Metzger; Fleischer; Fleischhauer

brouwer | brewer | brasseur | Brauer; Bierbrauer
brouwersgast | brewery worker | garçon brasseur | Brauereiarbeiter

molenaar | miller | meunier/meunière | Müller/Müllerin

timmerman | carpenter | charpentier | Zimmermann
schrijnwerker; meubelmaker | joiner; cabinet maker | menuisier; ébéniste | Tischler; Schreiner
wagenmaker | wheelwright | charron | Wagner; Stellmacher

metselaar | bricklayer; mason | maçon | Maurer

steenhouwer | stonecutter; stonemason | tailleur de pierre | Steinmetz

stukadoor; plafonneerder | plasterer | plâtrier; plafonneur | Stuckateur; Gipser

dakdekker; leidekker | roofer; slater | couvreur | Dachdecker

loodgieter | plumber | plombier | Klempner; Spengler

steenbakker | brickmaker | briquetier | Ziegelbrenner

glasblazer | glass blower | verrier | Glasbläser

huisschilder; schilder | house painter; painter | peintre en bâtiment; peintre | Anstreicher; Maler

kleermaker/kleermaakster | tailor/tailoress | tailleur/tailleuse | Schneider/Schneiderin
naaister | seamstress; dressmaker | couturière | Näherin
hoedenmaker/hoedenmaakster; modiste | hatter/milliner | chapelier/modiste | Hutmacher/Hutmacherin

schoenmaker; schoenlapper | shoemaker; cobbler; bootmaker | cordonnier | Schuhmacher; Schuster

zadelmaker | saddler; harness maker | sellier; bourrelier | Sattler

leerlooier | tanner | tanneur | Gerber

wever/weefster | weaver | tisserand/tisseuse; tisseur/tisserande | Weber/Weberin

spinner/spinster | spinner | fileur/fileuse | Spinner/Spinnerin
katoenspinner/katoenspinster | cotton spinner | fileur de coton/fileuse de coton | Baumwollspinner/Baumwollspinnerin
spinster in een vlasfabriek | flax spinner | fileuse de lin | Flachsspinnerin

kantwerkster | lacemaker; lace maker | dentellière | Spitzenklöpplerin

mijnwerker | miner; coal miner; collier | mineur; houilleur | Bergmann; Bergarbeiter; Knappe

winkelier/winkelierster | shopkeeper; storekeeper | commerçant/commerçante | Ladenbesitzer/Ladenbesitzerin; Krämer/Krämerin
handelaar/handelaarster; koopman | merchant; dealer; trader | marchand/marchande; négociant/négociante | Händler/Händlerin; Kaufmann/Kauffrau
kruidenier/kruidenierster | grocer | épicier/épicière | Lebensmittelhändler/Lebensmittelhändlerin
veekoopman; veehandelaar | cattle dealer | marchand de bestiaux | Viehhändler

winkelbediende | shop assistant; salesman/saleswoman | vendeur/vendeuse | Verkäufer/Verkäuferin

handelsreiziger | commercial traveller | voyageur de commerce; représentant | Handlungsreisender

leurder/leurster; marskramer | pedlar; hawker | colporteur/colporteuse | Hausierer/Hausiererin

herbergier/herbergierster; cafébaas/cafébazin | innkeeper; publican | cabaretier/cabaretière; aubergiste; cafetier/cafetière | Gastwirt/Gastwirtin; Wirt/Wirtin

kelner/dienster | waiter/waitress | serveur/serveuse; garçon de café | Kellner/Kellnerin

hotelier | hotel keeper | hôtelier/hôtelière | Hotelier

bediende; kantoorbediende; klerk | clerk; office worker | employé/employée; commis; employé de bureau/employée de bureau | Angestellter/Angestellte; Schreiber/Schreiberin; Kaufmannsgehilfe
boekhouder/boekhoudster | bookkeeper; accountant | comptable | Buchhalter/Buchhalterin
notarisklerk | solicitor’s clerk | clerc de notaire | Notariatsgehilfe
bankbediende | bank clerk | employé de banque | Bankangestellter

ambtenaar | civil servant | fonctionnaire | Beamter/Beamtin
douanier; douanebeambte | customs officer | douanier | Zollbeamter

telegrafist/telegrafiste | telegraphist | télégraphiste | Telegrafist/Telegrafistin

student/studente | student | étudiant/étudiante | Student/Studentin
leerling; scholier | pupil; schoolboy/schoolgirl | élève; écolier/écolière | Schüler/Schülerin

leerjongen | apprentice | apprenti/apprentie | Lehrling

advocaat/advocate | lawyer; barrister | avocat/avocate | Rechtsanwalt/Rechtsanwältin
notaris | notary; solicitor | notaire | Notar

rechter | judge | juge; magistrat | Richter

ingenieur | engineer; civil engineer | ingénieur | Ingenieur
architect | architect | architecte | Architekt

landmeter | surveyor | géomètre | Landvermesser

mecanicien | mechanic; fitter | mécanicien; ajusteur | Mechaniker; Schlosser
machinist | engineman; machinist | machiniste | Maschinist

stoker | stoker; fireman | chauffeur de chaudière; chauffeur de locomotive | Heizer

ketelmaker | boilermaker | chaudronnier | Kesselschmied

draaier | turner | tourneur | Dreher

spoorwegarbeider; spoorwegman | railwayman; railway worker; railway platelayer | cheminot | Eisenbahner; Bahnarbeiter
treinbestuurder; treinmachinist | engine driver | mécanicien de locomotive; conducteur de train | Lokomotivführer; Lokführer
spoorwegbediende | railway clerk | employé des chemins de fer | Bahnangestellter

postbode | postman | facteur; facteur des postes | Briefträger
postbediende | post office clerk | employé des postes | Postbeamter

voerman | carter; carman; teamster | charretier; voiturier | Fuhrmann
koetsier | coachman | cocher | Kutscher
chauffeur; bestuurder | driver; chauffeur | chauffeur | Chauffeur; Fahrer

tuinman; hovenier | gardener | jardinier/jardinière | Gärtner/Gärtnerin
tuinder | market gardener | maraîcher/maraîchère | Gemüsegärtner/Gemüsegärtnerin

visser | fisherman | pêcheur | Fischer

garnaalvisser/garnaalvisster | shrimp fisher | pêcheur de crevettes/pêcheuse de crevettes | Krabbenfischer/Krabbenfischerin

zeeman; matroos | sailor; seaman | marin; matelot | Seemann; Matrose
schipper/schipperin; binnenschipper | bargeman; boatman | batelier/batelière | Binnenschiffer; Schiffer

kapper/kapster; barbier | hairdresser; barber | coiffeur/coiffeuse; barbier | Friseur/Friseurin; Barbier

kok/kokkin | cook | cuisinier/cuisinière | Koch/Köchin

drukker | printer | imprimeur | Drucker; Buchdrucker
letterzetter | compositor; typesetter | typographe | Schriftsetzer

boekbinder | bookbinder | relieur/relieuse | Buchbinder/Buchbinderin

schrijver/schrijfster | writer; author | écrivain/écrivaine | Schriftsteller/Schriftstellerin
dichter/dichteres | poet | poète/poétesse | Dichter/Dichterin
journalist/journaliste | journalist | journaliste | Journalist/Journalistin

kunstenaar/kunstenares | artist | artiste | Künstler/Künstlerin
beeldhouwer | sculptor | sculpteur | Bildhauer
kunstschilder/kunstschilderes | artist painter | artiste peintre | Kunstmaler/Kunstmalerin

muzikant/muzikante | musician | musicien/musicienne | Musiker/Musikerin
componist | composer | compositeur/compositrice | Komponist/Komponistin
organist | organist | organiste | Organist

fotograaf/fotografe | photographer | photographe | Fotograf/Fotografin; Photograph

politieagent | policeman; police officer; constable | policier; agent de police | Polizist
rijkswachter | gendarme | gendarme | Gendarm
veldwachter | village constable | garde champêtre | Feldhüter

burgemeester | mayor | bourgmestre; maire | Bürgermeister

dierenarts; veearts | veterinary surgeon; veterinarian | vétérinaire | Tierarzt

horlogemaker | watchmaker; clockmaker | horloger/horlogère | Uhrmacher

kuiper | cooper | tonnelier | Böttcher; Fassbinder

elektricien | electrician | électricien | Elektriker

militair; beroepsmilitair | regular soldier; soldier | militaire; militaire de carrière | Berufssoldat
officier; beroepsofficier | army officer | officier | Berufsoffizier

rentenier/rentenierster | person of independent means | rentier/rentière | Privatier/Privatière

gepensioneerde | pensioner | pensionné/pensionnée; retraité/retraitée | Rentner/Rentnerin

zonder beroep | no occupation | sans profession | ohne Beruf
`;

const groups = readWordTable(table);
const professions = byWord(groups.flat());

/** Professions that are one to who searches, with all their words in the form of `normalizeText`. */
export interface ProfessionGroup {
  readonly label: Readonly<Record<Language, string>>;
  readonly words: readonly string[];
}

export const professionGroups: readonly ProfessionGroup[] = groups.map((group) => ({
  label: Object.fromEntries(
    languages.map((language) => [language, group[0]?.called[language][0] ?? '']),
  ) as ProfessionGroup['label'],
  words: [...new Set(group.flatMap(allWordsOf))],
}));

/**
 * A profession in the reader's language, whichever of the four the record is written in: `onderwijzeres` is `institutrice`
 * in French. A word of that language stays as it is written. Null for what we do not know.
 */
export function professionIn(written: string, language: Language, gender: string): string | null {
  const word = normalizeText(written);
  const profession = professions.get(word);
  if (!profession) return null;
  return profession.words[language].includes(word) ? written : calledIn(profession, language, word, gender);
}
