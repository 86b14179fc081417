import { readFormations } from './formations.ts';

/** Divisions of the British Expeditionary Force that knew Ieper, much shortened. */
export const britishDivisions = readFormations(
  'Bn.',
  `
1st Division (I Corps): ypres14 ypres14 winter14 nieuwpoort17 passchendaele17
  1st (Guards) Brigade: 1st Coldstream Guards; 1st Scots Guards; 1st Black Watch; 1st Cameron Highlanders
  2nd Brigade: 2nd Royal Sussex Regiment; 1st Loyal North Lancashire Regiment; 1st Northamptonshire Regiment
  3rd Brigade: 1st Queen's (Royal West Surrey) Regiment; 1st South Wales Borderers; 1st Gloucestershire Regiment
2nd Division (I Corps): ypres14 ypres14 neuveChapelle15
  5th Brigade: 2nd Worcestershire Regiment; 2nd Oxfordshire and Buckinghamshire Light Infantry; 2nd Highland Light Infantry; 2nd Connaught Rangers
  6th Brigade: 1st King's (Liverpool Regiment); 2nd South Staffordshire Regiment; 1st Royal Berkshire Regiment
Guards Division (XIV Corps): static16 pilkem17 poelkapelle17
  1st Guards Brigade: 2nd Grenadier Guards; 2nd Coldstream Guards; 1st Irish Guards
  2nd Guards Brigade: 3rd Grenadier Guards; 2nd Irish Guards
  3rd Guards Brigade: 4th Grenadier Guards; 2nd Scots Guards; 1st Welsh Guards
3rd Division (V Corps): ypres14 winter14 hooge15 static16 polygon17
  7th Brigade: 3rd Worcestershire Regiment; 2nd Royal Irish Rifles; 1st Wiltshire Regiment
  8th Brigade: 2nd Royal Scots; 4th Middlesex Regiment; 1st Gordon Highlanders
  9th Brigade: 1st Northumberland Fusiliers; 4th Royal Fusiliers; 1st Lincolnshire Regiment
4th Division (XIV Corps): gas15 broodseinde17 poelkapelle17
  10th Brigade: 1st Royal Warwickshire Regiment; 2nd Seaforth Highlanders; 1st Royal Irish Fusiliers; 2nd Royal Dublin Fusiliers
  11th Brigade: 1st Somerset Light Infantry; 1st East Lancashire Regiment; 1st Hampshire Regiment; 1st Rifle Brigade
  12th Brigade: 1st King's Own (Royal Lancaster Regiment); 2nd Lancashire Fusiliers; 2nd Essex Regiment; 2nd Monmouthshire Regiment
5th Division (X Corps): winter14 hill60 hill60 broodseinde17 passchendaele17
  13th Brigade: 2nd King's Own Scottish Borderers; 2nd Duke of Wellington's Regiment; 1st Royal West Kent Regiment; 2nd King's Own Yorkshire Light Infantry
  14th Brigade: 1st Devonshire Regiment; 1st East Surrey Regiment; 1st Duke of Cornwall's Light Infantry; 2nd Manchester Regiment
  15th Brigade: 1st Norfolk Regiment; 1st Bedfordshire Regiment; 1st Cheshire Regiment; 1st Dorsetshire Regiment
6th Division (VI Corps): hooge15 static16 static16
  16th Brigade: 1st The Buffs (East Kent Regiment); 1st Leicestershire Regiment; 1st King's Shropshire Light Infantry; 2nd York and Lancaster Regiment
  18th Brigade: 1st West Yorkshire Regiment; 1st East Yorkshire Regiment; 2nd Sherwood Foresters; 2nd Durham Light Infantry
7th Division (X Corps): ypres14 ypres14 broodseinde17 passchendaele17
  20th Brigade: 1st Grenadier Guards; 2nd Border Regiment; 2nd Gordon Highlanders
  21st Brigade: 2nd Bedfordshire Regiment; 2nd Yorkshire Regiment (Green Howards); 2nd Royal Scots Fusiliers; 2nd Wiltshire Regiment
  22nd Brigade: 2nd Queen's (Royal West Surrey) Regiment; 2nd Royal Warwickshire Regiment; 1st Royal Welsh Fusiliers; 1st South Staffordshire Regiment
8th Division (II Corps): neuveChapelle15 pilkem17 langemark17 winter17
  23rd Brigade: 2nd Devonshire Regiment; 2nd West Yorkshire Regiment; 2nd Middlesex Regiment; 2nd Scottish Rifles (Cameronians)
  24th Brigade: 1st Worcestershire Regiment; 2nd East Lancashire Regiment; 1st Sherwood Foresters; 2nd Northamptonshire Regiment
  25th Brigade: 2nd Lincolnshire Regiment; 2nd Royal Berkshire Regiment; 1st Royal Irish Rifles; 2nd Rifle Brigade
9th (Scottish) Division (V Corps): static16 meninRoad17 poelkapelle17 lys18 final18
  26th Brigade: 8th Black Watch; 7th Seaforth Highlanders; 5th Cameron Highlanders; 10th Argyll and Sutherland Highlanders
  27th Brigade: 11th Royal Scots; 12th Royal Scots; 6th King's Own Scottish Borderers; 9th Scottish Rifles (Cameronians)
14th (Light) Division (VI Corps): hooge15 hooge15 langemark17 final18
  41st Brigade: 7th King's Royal Rifle Corps; 8th King's Royal Rifle Corps; 7th Rifle Brigade; 8th Rifle Brigade
  42nd Brigade: 5th Oxfordshire and Buckinghamshire Light Infantry; 5th King's Shropshire Light Infantry; 9th King's Royal Rifle Corps; 9th Rifle Brigade
  43rd Brigade: 6th Somerset Light Infantry; 6th Duke of Cornwall's Light Infantry; 6th King's Own Yorkshire Light Infantry; 10th Durham Light Infantry
15th (Scottish) Division (XIX Corps): pilkem17 pilkem17 langemark17
  44th Brigade: 9th Black Watch; 8th Seaforth Highlanders; 7th Cameron Highlanders; 8/10th Gordon Highlanders
  45th Brigade: 13th Royal Scots; 6/7th Royal Scots Fusiliers; 6th Cameron Highlanders; 11th Argyll and Sutherland Highlanders
  46th Brigade: 7/8th King's Own Scottish Borderers; 10th Scottish Rifles (Cameronians); 12th Highland Light Infantry
16th (Irish) Division (IX Corps): static16 messines17 messines17 langemark17 langemark17
  47th Brigade: 6th Royal Irish Regiment; 6th Connaught Rangers; 7th Leinster Regiment; 1st Royal Munster Fusiliers
  48th Brigade: 7th Royal Irish Rifles; 8th Royal Dublin Fusiliers; 9th Royal Dublin Fusiliers; 2nd Royal Munster Fusiliers
  49th Brigade: 7th Royal Inniskilling Fusiliers; 8th Royal Inniskilling Fusiliers; 7th Royal Irish Fusiliers; 8th Royal Irish Fusiliers
25th Division (II ANZAC Corps): messines17 messines17 pilkem17 lys18
  7th Brigade (25th Division): 10th Cheshire Regiment; 3rd Worcestershire Regiment; 8th Loyal North Lancashire Regiment
  74th Brigade: 11th Lancashire Fusiliers; 13th Cheshire Regiment; 9th Loyal North Lancashire Regiment; 2nd Royal Irish Rifles
  75th Brigade: 11th Cheshire Regiment; 8th Border Regiment; 2nd South Lancashire Regiment; 8th South Lancashire Regiment
27th Division (V Corps): winter14 gas15 gas15
  80th Brigade: 2nd King's Shropshire Light Infantry; 3rd King's Royal Rifle Corps; 4th King's Royal Rifle Corps; 4th Rifle Brigade
  82nd Brigade: 1st Royal Irish Regiment; 2nd Duke of Cornwall's Light Infantry; 2nd Royal Irish Fusiliers; 1st Leinster Regiment
28th Division (V Corps): winter14 gas15 gas15
  83rd Brigade: 2nd King's Own (Royal Lancaster Regiment); 2nd East Yorkshire Regiment; 1st King's Own Yorkshire Light Infantry; 1st York and Lancaster Regiment
  84th Brigade: 2nd Northumberland Fusiliers; 1st Suffolk Regiment; 2nd Cheshire Regiment; 1st Welsh Regiment
  85th Brigade: 2nd The Buffs (East Kent Regiment); 3rd Royal Fusiliers; 2nd East Surrey Regiment; 3rd Middlesex Regiment
29th Division (XIV Corps): langemark17 broodseinde17 poelkapelle17 lys18 final18
  86th Brigade: 2nd Royal Fusiliers; 1st Lancashire Fusiliers; 16th Middlesex Regiment; 1st Royal Dublin Fusiliers
  87th Brigade: 2nd South Wales Borderers; 1st King's Own Scottish Borderers; 1st Royal Inniskilling Fusiliers; 1st Border Regiment
  88th Brigade: 4th Worcestershire Regiment; 2nd Hampshire Regiment; 1st Essex Regiment; - Royal Newfoundland Regiment
36th (Ulster) Division (X Corps): messines17 messines17 langemark17 langemark17 final18
  107th Brigade: 8th Royal Irish Rifles; 9th Royal Irish Rifles; 10th Royal Irish Rifles; 15th Royal Irish Rifles
  108th Brigade: 11th Royal Irish Rifles; 12th Royal Irish Rifles; 13th Royal Irish Rifles; 9th Royal Irish Fusiliers
  109th Brigade: 9th Royal Inniskilling Fusiliers; 10th Royal Inniskilling Fusiliers; 11th Royal Inniskilling Fusiliers; 14th Royal Irish Rifles
38th (Welsh) Division (XIV Corps): static16 pilkem17 pilkem17 langemark17
  113th Brigade: 13th Royal Welsh Fusiliers; 14th Royal Welsh Fusiliers; 15th Royal Welsh Fusiliers; 16th Royal Welsh Fusiliers
  114th Brigade: 10th Welsh Regiment; 13th Welsh Regiment; 14th Welsh Regiment; 15th Welsh Regiment
  115th Brigade: 10th South Wales Borderers; 11th South Wales Borderers; 17th Royal Welsh Fusiliers; 16th Welsh Regiment
39th Division (XVIII Corps): static16 pilkem17 pilkem17 meninRoad17
  116th Brigade: 11th Royal Sussex Regiment; 12th Royal Sussex Regiment; 13th Royal Sussex Regiment; 14th Hampshire Regiment
  117th Brigade: 16th Sherwood Foresters; 17th Sherwood Foresters; 17th King's Royal Rifle Corps; 16th Rifle Brigade
  118th Brigade: 1/6th Cheshire Regiment; 1/1st Cambridgeshire Regiment; 1/1st Hertfordshire Regiment; 4/5th Black Watch
41st Division (X Corps): messines17 pilkem17 meninRoad17 final18
  122nd Brigade: 12th East Surrey Regiment; 15th Hampshire Regiment; 11th Royal West Kent Regiment; 18th King's Royal Rifle Corps
  123rd Brigade: 11th Queen's (Royal West Surrey) Regiment; 10th Royal West Kent Regiment; 23rd Middlesex Regiment; 20th Durham Light Infantry
  124th Brigade: 10th Queen's (Royal West Surrey) Regiment; 26th Royal Fusiliers; 32nd Royal Fusiliers; 21st King's Royal Rifle Corps
47th (London) Division (X Corps): static16 messines17 messines17
  140th Brigade: 1/6th London Regiment; 1/7th London Regiment; 1/8th London Regiment; 1/15th London Regiment
  141st Brigade: 1/17th London Regiment; 1/18th London Regiment; 1/19th London Regiment; 1/20th London Regiment
  142nd Brigade: 1/21st London Regiment; 1/22nd London Regiment; 1/23rd London Regiment; 1/24th London Regiment
48th (South Midland) Division (XVIII Corps): langemark17 langemark17 broodseinde17 poelkapelle17
  143rd Brigade: 1/5th Royal Warwickshire Regiment; 1/6th Royal Warwickshire Regiment; 1/7th Royal Warwickshire Regiment; 1/8th Royal Warwickshire Regiment
  144th Brigade: 1/4th Gloucestershire Regiment; 1/6th Gloucestershire Regiment; 1/7th Worcestershire Regiment; 1/8th Worcestershire Regiment
  145th Brigade: 1/5th Gloucestershire Regiment; 1/4th Oxfordshire and Buckinghamshire Light Infantry; 1/4th Royal Berkshire Regiment
49th (West Riding) Division (II ANZAC Corps): static16 static16 poelkapelle17 poelkapelle17 lys18
  146th Brigade: 1/5th West Yorkshire Regiment; 1/6th West Yorkshire Regiment; 1/7th West Yorkshire Regiment; 1/8th West Yorkshire Regiment
  147th Brigade: 1/4th Duke of Wellington's Regiment; 1/5th Duke of Wellington's Regiment; 1/6th Duke of Wellington's Regiment; 1/7th Duke of Wellington's Regiment
  148th Brigade: 1/4th King's Own Yorkshire Light Infantry; 1/5th King's Own Yorkshire Light Infantry; 1/4th York and Lancaster Regiment; 1/5th York and Lancaster Regiment
50th (Northumbrian) Division (XIV Corps): gas15 gas15 static16 passchendaele17
  149th Brigade: 1/4th Northumberland Fusiliers; 1/5th Northumberland Fusiliers; 1/6th Northumberland Fusiliers; 1/7th Northumberland Fusiliers
  150th Brigade: 1/4th East Yorkshire Regiment; 1/4th Yorkshire Regiment (Green Howards); 1/5th Yorkshire Regiment (Green Howards); 1/5th Durham Light Infantry
  151st Brigade: 1/6th Durham Light Infantry; 1/8th Durham Light Infantry; 1/9th Durham Light Infantry; 1/5th Border Regiment
51st (Highland) Division (XVIII Corps): pilkem17 pilkem17 meninRoad17
  152nd Brigade: 1/5th Seaforth Highlanders; 1/6th Seaforth Highlanders; 1/6th Gordon Highlanders; 1/8th Argyll and Sutherland Highlanders
  153rd Brigade: 1/6th Black Watch; 1/7th Black Watch; 1/5th Gordon Highlanders; 1/7th Gordon Highlanders
  154th Brigade: 1/9th Royal Scots; 1/4th Seaforth Highlanders; 1/4th Gordon Highlanders; 1/7th Argyll and Sutherland Highlanders
55th (West Lancashire) Division (XIX Corps): static16 pilkem17 pilkem17 meninRoad17
  164th Brigade: 1/4th King's Own (Royal Lancaster Regiment); 1/8th King's (Liverpool Regiment); 2/5th Lancashire Fusiliers; 1/4th Loyal North Lancashire Regiment
  165th Brigade: 1/5th King's (Liverpool Regiment); 1/6th King's (Liverpool Regiment); 1/7th King's (Liverpool Regiment); 1/9th King's (Liverpool Regiment)
  166th Brigade: 1/5th King's Own (Royal Lancaster Regiment); 1/10th King's (Liverpool Regiment); 1/5th South Lancashire Regiment; 1/5th Loyal North Lancashire Regiment
63rd (Royal Naval) Division (XVIII Corps): antwerp14 passchendaele17 passchendaele17
  188th Brigade: Anson Royal Naval Division; Howe Royal Naval Division; <R.M. Bn.> 1st Royal Marine Light Infantry; <R.M. Bn.> 2nd Royal Marine Light Infantry
  189th Brigade: Drake Royal Naval Division; Hawke Royal Naval Division; Hood Royal Naval Division; Nelson Royal Naval Division
66th (2nd East Lancashire) Division (II ANZAC Corps): nieuwpoort17 poelkapelle17 poelkapelle17
  197th Brigade: 3/5th Lancashire Fusiliers; 2/6th Lancashire Fusiliers; 2/7th Lancashire Fusiliers; 2/8th Lancashire Fusiliers
  198th Brigade: 2/4th East Lancashire Regiment; 2/5th East Lancashire Regiment; 2/9th Manchester Regiment; 2/10th Manchester Regiment
  199th Brigade: 2/5th Manchester Regiment; 2/6th Manchester Regiment; 2/7th Manchester Regiment; 2/8th Manchester Regiment
`,
);

/** Corps and army troops: no division calls them its own, and they were there nearly all the time. */
export const britishSupport = readFormations(
  'Bty.',
  `
Corps Troops: gas15 static16 messines17 pilkem17 langemark17 meninRoad17 broodseinde17 passchendaele17 lys18 summer18 final18
  Artillery: D/59 Royal Field Artillery; A/75 Royal Field Artillery; B/175 Royal Field Artillery; C/241 Royal Field Artillery; D/153 Royal Field Artillery; <Siege Bty.> 123rd Royal Garrison Artillery; <Siege Bty.> 244th Royal Garrison Artillery; <Heavy Bty.> 1/2nd Royal Garrison Artillery; <Trench Mortar Bty.> X/9 Royal Field Artillery
  Engineers: <Tunnelling Coy.> 171st Royal Engineers; <Tunnelling Coy.> 175th Royal Engineers; <Tunnelling Coy.> 250th Royal Engineers; <Field Coy.> 1/3rd Royal Engineers; <Field Coy.> 12th Royal Engineers; <Signal Coy.> 29th Royal Engineers; <Light Railway Operating Coy.> 31st Royal Engineers; <Special Coy.> 186th Royal Engineers
  Services: <Casualty Clearing Station> 10th Royal Army Medical Corps; <Casualty Clearing Station> 44th Royal Army Medical Corps; <Field Ambulance> 1/3rd Royal Army Medical Corps; <Field Ambulance> 110th Royal Army Medical Corps; <Coy.> 77th Labour Corps; <Coy.> 164th Labour Corps; <Divisional Train> 16th Army Service Corps; <Coy.> 29th Machine Gun Corps; <Coy.> 164th Machine Gun Corps; <Bn.> G Tank Corps; <Bn.> D Tank Corps; <Sqn.> 1 Royal Flying Corps; <Sqn.> 6 Royal Flying Corps; <Sqn.> 70 Royal Flying Corps
`,
);

/** Companies from overseas that laboured for the British army. */
export const labourFormations = readFormations(
  'Coy.',
  `
Labour Directorate: labour17
  Labour Group 27: 51st Chinese Labour Corps; 88th Chinese Labour Corps; 105th Chinese Labour Corps; 117th Chinese Labour Corps; 152nd Chinese Labour Corps; 187th Chinese Labour Corps
`,
);

export const caribbeanFormations = readFormations(
  'Bn.',
  `
Fifth Army Troops: static16 messines17 pilkem17 langemark17 passchendaele17
  Ammunition parties: 3rd British West Indies Regiment; 4th British West Indies Regiment; 6th British West Indies Regiment; 10th British West Indies Regiment
`,
);
