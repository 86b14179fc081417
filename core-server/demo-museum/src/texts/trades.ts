import type { Livelihood } from '../peoples/origins.ts';
import { type Word, words } from './Word.ts';

/** Trades of men, by how their people mostly lived. */
export const mensTrades: Readonly<Record<Livelihood, readonly Word[]>> = {
  farms: words(`
    landbouwer | farmer | cultivateur | Landwirt
    boerenknecht | farm labourer | domestique de ferme | Knecht
    paardenknecht | carter | charretier | Pferdeknecht
    landarbeider | agricultural labourer | ouvrier agricole | Landarbeiter
    hoefsmid | farrier | maréchal-ferrant | Hufschmied
    molenaar | miller | meunier | Müller
    hopteler | hop grower | houblonnier | Hopfenbauer
    herder | shepherd | berger | Schäfer
    boswachter | gamekeeper | garde forestier | Waldhüter
    wagenmaker | wheelwright | charron | Wagner
    houthakker | woodcutter | bûcheron | Holzfäller
    tuinder | market gardener | maraîcher | Gärtner
    veekoopman | cattle dealer | marchand de bestiaux | Viehhändler
    seizoenarbeider | seasonal worker | saisonnier | Saisonarbeiter`),
  factories: words(`
    mijnwerker | coal miner | mineur | Bergmann
    wever | weaver | tisserand | Weber
    spinner | cotton spinner | fileur | Spinner
    vlasbewerker | flax worker | ouvrier linier | Flachsarbeiter
    metaalbewerker | ironworker | métallurgiste | Metallarbeiter
    ketelmaker | boilermaker | chaudronnier | Kesselschmied
    dokwerker | dock labourer | docker | Hafenarbeiter
    glasblazer | glass blower | verrier | Glasbläser
    steenbakker | brickmaker | briquetier | Ziegelbrenner
    machinist | engine driver | mécanicien | Lokomotivführer
    stoker | stoker | chauffeur de chaudière | Heizer
    gieterijarbeider | foundry worker | fondeur | Gießer
    spoorwegarbeider | railway platelayer | cheminot | Bahnarbeiter
    houtzager | sawyer | scieur | Säger
    fabrieksarbeider | factory hand | ouvrier d'usine | Fabrikarbeiter`),
  towns: words(`
    bakker | baker | boulanger | Bäcker
    slager | butcher | boucher | Metzger
    schrijnwerker | joiner | menuisier | Tischler
    metselaar | bricklayer | maçon | Maurer
    kleermaker | tailor | tailleur | Schneider
    schoenmaker | shoemaker | cordonnier | Schuhmacher
    bediende | clerk | employé | Kaufmannsgehilfe
    winkelier | shopkeeper | commerçant | Krämer
    herbergier | publican | cabaretier | Gastwirt
    brouwersgast | brewery worker | garçon brasseur | Brauer
    onderwijzer | schoolteacher | instituteur | Lehrer
    student | student | étudiant | Student
    drukker | printer | imprimeur | Buchdrucker
    huisschilder | house painter | peintre en bâtiment | Maler
    horlogemaker | watchmaker | horloger | Uhrmacher
    postbode | postman | facteur | Briefträger
    koetsier | coachman | cocher | Kutscher
    kapper | barber | coiffeur | Friseur
    notarisklerk | solicitor's clerk | clerc de notaire | Notariatsgehilfe
    tuinman | gardener | jardinier | Gärtner
    handelsreiziger | commercial traveller | voyageur de commerce | Handlungsreisender
    loodgieter | plumber | plombier | Klempner`),
  colony: words(`
    landbouwer | cultivator | cultivateur | Landwirt
    veehouder | herdsman | éleveur | Viehzüchter
    wever | weaver | tisserand | Weber
    smid | blacksmith | forgeron | Schmied
    visser | fisherman | pêcheur | Fischer
    dagloner | labourer | journalier | Tagelöhner`),
};

export const womensTrades: readonly Word[] = words(`
  kantwerkster | lacemaker | dentellière | Spitzenklöpplerin
  dienstmeid | domestic servant | servante | Dienstmagd
  naaister | seamstress | couturière | Näherin
  huisvrouw | housewife | ménagère | Hausfrau
  winkelierster | shopkeeper | commerçante | Krämerin
  herbergierster | innkeeper | cabaretière | Gastwirtin
  spinster in een vlasfabriek | flax spinner | fileuse de lin | Flachsspinnerin
  landbouwster | farmer's wife | cultivatrice | Bäuerin
  onderwijzeres | schoolteacher | institutrice | Lehrerin
  strijkster | laundress | repasseuse | Wäscherin
  kokkin | cook | cuisinière | Köchin
  hoppeplukster | hop picker | cueilleuse de houblon | Hopfenpflückerin
  bakkersvrouw | baker's wife | boulangère | Bäckersfrau
  vroedvrouw | midwife | sage-femme | Hebamme`);

export const nursing: readonly Word[] = words(`
  verpleegster | nurse | infirmière | Krankenschwester
  hoofdverpleegster | ward sister | infirmière-major | Oberschwester
  hulpverpleegster | probationer nurse | aide-infirmière | Hilfsschwester`);
export const religious: readonly Word[] = words(`
  kloosterzuster | nun | religieuse | Ordensschwester
  lerares in de kloosterschool | convent school teacher | maîtresse d'école au couvent | Lehrerin der Klosterschule
  ziekenzuster | nursing sister | sœur hospitalière | Pflegeschwester`);
export const clergy: readonly Word[] = words(`
  onderpastoor | curate | vicaire | Kaplan
  pastoor | parish priest | curé | Pfarrer`);

/** Employers that never were: `{name}` is a family name. */
export const companies: readonly Word[] = words(`
  {name} en Zonen | {name} & Sons | {name} et Fils | {name} & Söhne
  Gebroeders {name} | {name} Brothers | {name} Frères | Gebrüder {name}
  Weduwe {name} | {name} & Co. | Veuve {name} | Witwe {name}
  Huis {name} | {name} Ltd. | Maison {name} | {name} & Cie.`);
export const farms: readonly Word[] = words(`Hoeve {name} | {name}'s Farm | Ferme {name} | Gut {name}`);
