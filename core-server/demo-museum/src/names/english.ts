import {
  byFrequency,
  byFrequencyOf,
  type Culture,
  composedOf,
  listedOrComposed,
  type SpellingRule,
  spellingBy,
} from './Culture.ts';

const boys = byFrequency(
  `
  William John George Thomas James Arthur Frederick Albert Charles Ernest Alfred Henry Robert Joseph Harry Walter Harold
  Edward Frank Samuel Richard Percy Herbert Sidney Fred Leonard Francis David Reginald Stanley Horace Cecil Benjamin
  Edwin Wilfred Daniel Hubert Norman Victor Leslie Bertram Archibald Jack Cyril Louis Clifford Lionel Eric Alexander
  Augustus Bernard Christopher Claude Clarence Edgar Edmund Enoch Ezra Geoffrey Gilbert Gordon Hedley Hugh Isaac Jabez
  Jesse Jonathan Joshua Lawrence Lewis Matthew Maurice Mark Montague Nathaniel Noah Oliver Oswald Owen Patrick Peter
  Philip Ralph Raymond Redvers Reuben Roland Rowland Rupert Saul Septimus Seth Sydney Silas Simeon Stephen Theodore
  Tom Vernon Vincent Wallace Willie Wilfrid`,
  6,
);
const girls = byFrequency(`
  Mary Florence Annie Edith Alice Elizabeth Elsie Dorothy Doris Ethel Gladys Lilian Hilda Margaret Winifred Emily Ellen
  Ada Sarah Violet Agnes Nellie May Beatrice Gertrude Eva Ivy Mabel Jessie Minnie Amy Bertha Catherine Charlotte Clara
  Constance Daisy Eleanor Emma Esther Fanny Flora Frances Grace Hannah Harriet Helen Ida Irene Isabella Jane Janet Kate
  Kathleen Laura Lily Louisa Lucy Lydia Maria Marion Martha Maud Miriam Muriel Nora Olive Phyllis Rachel Rebecca Rose
  Ruth Selina Sophia Susan Vera Victoria Vivian`);

const listed = byFrequency(
  `
  Smith Jones Taylor Brown Wilson Johnson Davies Robinson Wright Thompson Evans Walker White Green Roberts Hall Wood
  Jackson Clarke Clark Harris Turner Hill Cooper Ward Moore Morris Hughes Edwards Harrison Watson Baker King Lewis
  Martin Allen Cook Bailey Parker Shaw Bennett Lee Carter Phillips Mitchell Richardson Cox Collins Bell Marshall Young
  Webb Rogers Ellis Foster Knight Adams Chapman Mills Palmer Rose Mason Holmes Barker Hunt Powell Butler Barnes
  Stevens Simpson Fisher Russell Lloyd Pearson Matthews Fletcher Dixon Harvey Gibson Andrews Howard Elliott Ford Payne
  Reynolds Fox Pearce Day Brooks Price West Cole Lawrence Atkinson Spencer Bird Rowe Burton Newman Walsh Hudson Gill
  Booth Wells Grant Ball Webster Hawkins Rhodes Watts Bates Bishop Dean Carr Hart Hunter Cross Gardner Goodwin Greenwood
  Hodgson Holt Jenkins Kirk Lane Long Lowe Lynch May Nash Newton Nicholson North Oliver Page Parsons Perkins Perry
  Porter Potter Pritchard Read Reed Rice Riley Sanders Saunders Sharp Slater Stone Swift Sutton Thorpe Townsend Tucker
  Vincent Wade Walton Warren Waters Weston Wheeler Whitehead Wilkinson Willis Winter Woods Yates Ackroyd Appleyard
  Arkwright Ashworth Attwood Bagshaw Bancroft Barlow Barraclough Beaumont Birtwistle Blackwell Bottomley Bradshaw Brearley
  Broadbent Buckley Butterworth Catterall Clegg Crabtree Crossley Duckworth Entwistle Fairclough Fielding Gaunt
  Greenhalgh Hainsworth Hargreaves Haworth Heyworth Hindle Holroyd Horrocks Illingworth Kershaw Lumb Murgatroyd Nuttall
  Ogden Ormerod Pickles Pilkington Ramsbottom Rawsthorne Rigby Schofield Shackleton Shuttleworth Sowerby Sugden Sutcliffe
  Tattersall Threlfall Trelawney Trevithick Penhaligon Nancarrow Pascoe Polkinghorne Varley Whitaker Widdop Wolstenholme
  Wrigley`,
  22,
);

const composed = composedOf(
  `Ald Ash Asp Bar Beck Birch Black Blen Brad Bram Brent Broad Brock Burn Car Charl Chad Clay Cold Copp Crow Cul Dal
  Darn Den Dray East Ed Ell El Fair Farn Fen Gar Gold Green Hal Ham Hard Hart Hasel Hather Hazel Hol Hors Hux Kel Kings
  Kirk Lang Lin Lock Long Mal Marl Mid Mil Nor Oak Ock Pad Pen Pick Rad Red Rid Rock Row Rush Sand Sel Shel Sher Stan
  Stap Stock Sut Swin Thorn Thur Tun Wad Wal War Wat Wel West Whit Wick Win Wood Wool Wrex`,
  `bourne brook bury by combe cott cliffe croft dale den field ford gate grave ham hurst house ington ley land low man mere
  more ridge shaw stead stone ton tree wick ward well wood worth worthy yard`,
);

const spellings: readonly SpellingRule[] = [
  [/(?<=[rw]k|wn|ow|ook|in)e$/, ''],
  [/(?<=lark|own|low|ook|rook)$/, 'e'],
  [/(?<=.)y(?=[^s])/, 'i'],
  [/i(?=th|n[^eg])/, 'y'],
  [/ee(?=.)/, 'ea'],
  [/tt(?=.)/, 't'],
  [/ll(?=.)/, 'l'],
  [/(?<=[eo])tt$/, 't'],
  [/ph/, 'v'],
  [/mps/, 'ms'],
  [/ck(?=.)/, 'k'],
  [/cliffe$/, 'cliff'],
  [/croft$/, 'crofts'],
  [/(?<=[a-z])worth$/, 'sworth'],
];

const shared = { boys, girls, secondNames: 0.46, thirdNames: 0.05, wivesTakeName: true } as const;

export const english: Culture = {
  ...shared,
  familyName: listedOrComposed(listed, composed, 0.66),
  variantOf: spellingBy(spellings),
};

export const welsh: Culture = {
  ...shared,
  boys: byFrequency(
    `William John David Thomas Evan Owen Griffith Hugh Robert Rees Morgan Idris Gwilym Ivor Llewellyn Emlyn Trevor Daniel
    Edward Richard Rhys Ifor Elwyn Arthur Benjamin Cadwaladr Dafydd Emrys Glyn Goronwy Gwyn Hywel Ieuan Iorwerth Lewis
    Meredith Percy Taliesin Tudor Watkin`,
    6,
  ),
  familyName: byFrequencyOf(
    `Jones Davies Williams Evans Thomas Roberts Lewis Hughes Morgan Griffiths Edwards Owen James Rees Price Morris Richards
    Lloyd Parry Phillips Jenkins Powell Harris Watkins Bowen Howells Pugh Pritchard Ellis Humphreys Rowlands Llewellyn
    Vaughan Prosser Probert Bevan Beynon Gwynne Meredith Mostyn Nicholas Prothero Tudor Wynne Cadwallader Gethin`,
    5,
  ),
  variantOf: spellingBy([
    [/ies$/, 'is'],
    [/dd/, 'th'],
    [/y/, 'i'],
  ]),
};

export const scottish: Culture = {
  ...shared,
  boys: byFrequency(
    `James John William Robert Alexander George David Thomas Andrew Peter Hugh Charles Donald Archibald Duncan Angus
    Malcolm Neil Kenneth Colin Walter Hector Roderick Norman Murdo Allan Ewen Finlay Lachlan Alasdair Iain Ronald Gavin
    Adam Matthew Samuel Henry Francis Joseph Ninian Magnus Dugald Farquhar Gilbert`,
    6,
  ),
  girls: byFrequency(`
    Margaret Mary Agnes Elizabeth Jessie Isabella Jean Janet Catherine Annie Helen Christina Jane Ann Barbara Flora
    Marion Euphemia Grace Effie Mairi Morag Kirsty Chrissie Peggy Rachel Robina Wilhelmina Williamina`),
  familyName: listedOrComposed(
    byFrequency(
      `Smith MacDonald Brown Robertson Thomson Campbell Stewart Anderson Scott Murray MacKenzie Reid Clark Ross Young
      Mitchell Watson Paterson Morrison Fraser Davidson Gray Henderson Johnston Hamilton Graham Kerr Simpson Martin
      Ferguson Bell Duncan Hunter Cameron MacLeod MacKay Allan Wallace Grant Black Russell Marshall Sutherland Gibson
      Kennedy Gordon Burns Craig Munro Sinclair Stevenson Milne Cunningham Muir Crawford Boyd Wood Hay Bruce Forbes
      Wilson Miller Lindsay Irvine Buchanan Cairns Chalmers Cochrane Cowie Dalgleish Drummond Elphinstone Farquharson
      Fyfe Galbraith Geddes Gillespie Guthrie Haldane Heriot Innes Jardine Kinnaird Laidlaw Leslie Lockhart Logan Lumsden
      Moffat Moncrieff Napier Nisbet Ogilvie Orr Pringle Rutherford Strachan Tait Urquhart Wemyss Wishart`,
      16,
    ),
    composedOf(
      'Mac Mc',
      `Alister Alpine Andrew Arthur Aulay Bain Bean Caig Call Callum Clure Coll Corkindale Crae Cubbin Culloch
        Dougall Eachern Ewan Fadyen Farlane Gillivray Gregor Innes Intosh Intyre Iver Kechnie Kellar Kinlay Kinnon Lachlan
        Laren Lean Lellan Lennan Millan Nab Naughton Neil Phail Pherson Phee Quarrie Rae Ritchie Sween Tavish Vicar Whirter`,
    ),
    0.72,
  ),
  variantOf: spellingBy([
    [/^Mac(?=[A-Z])/, 'Mc'],
    [/^Mc(?=[A-Z])/, 'Mac'],
    [/ei/, 'ie'],
    [/mso/, 'mpso'],
  ]),
};

export const irish: Culture = {
  ...shared,
  secondNames: 0.25,
  thirdNames: 0.02,
  boys: byFrequency(
    `John Patrick James Thomas Michael William Joseph Robert Daniel Denis Peter Edward Martin Francis Hugh Timothy
    Christopher Cornelius Bernard Richard David George Laurence Jeremiah Matthew Stephen Bartholomew Owen Samuel Andrew
    Alexander Kevin Eugene Dominic Luke Nicholas Florence Maurice Gerald Phelim Terence Malachy Brendan Colman Fergus`,
    5,
  ),
  girls: byFrequency(`
    Mary Bridget Margaret Catherine Ellen Annie Elizabeth Kathleen Johanna Sarah Nora Julia Hannah Rose Honora Teresa
    Agnes Winifred Susan Eileen Josephine Brigid Anastasia Delia Kate Lily Maud Nellie Sheila Una`),
  familyName: listedOrComposed(
    byFrequency(
      `Murphy Kelly O'Sullivan Walsh Smith O'Brien Byrne Ryan O'Connor O'Neill O'Reilly Doyle McCarthy Gallagher O'Doherty
      Kennedy Lynch Murray Quinn Moore McLoughlin Carroll Connolly Daly Connell Wilson Dunne Brennan Burke Collins
      Campbell Clarke Johnston Hughes Farrell Fitzgerald Brown Martin Maguire Nolan Flynn Thompson Callaghan O'Donnell
      Duffy Mahony Boyle Healy Shea White Sweeney Hayes Kavanagh Power McGrath Moran Brady Stewart Casey Foley Fitzpatrick
      Leary McDonnell McMahon Donnelly Regan Donovan Burns Flanagan Mullan Barry Kane Robinson Cunningham Griffin Kenny
      Sheehan Ward Whelan Lyons Reid Graham Higgins Cullen Keane King Maher Bell Scott Hogan O'Keeffe Magee McNamara
      McDonald McDermott Moloney Rourke Buckley Dwyer Mulligan Rafferty Geraghty Tierney Hanratty Corrigan Considine`,
      14,
    ),
    composedOf(
      "O' Mc Mac Fitz",
      `Auley Bride Cabe Caffrey Callan Cann Clean Clery Cormack Cusker Dade Devitt Dowd Evoy Flaherty Gann Gorman
        Govern Grady Guinness Hale Hanlon Hara Hegarty Henry Hugh Ilroy Kenna Kernan Manus Meara Murrough Nally Nulty
        Parland Quaid Rory Shane Simon Tigue Toole Vey Ward Weeney`,
    ),
    0.8,
  ),
  variantOf: spellingBy([
    [/^O'/, ''],
    [/^Mc/, 'Mac'],
    [/^Mac/, 'Mc'],
    [/y$/, 'ey'],
    [/ey$/, 'y'],
    [/c(?=[kh])/, ''],
    [/nn/, 'n'],
    [/^(?=Sullivan|Connell|Shea|Leary|Callaghan|Mahony|Rourke|Donovan|Regan|Dwyer)/, "O'"],
    [/ll/, 'l'],
  ]),
};
