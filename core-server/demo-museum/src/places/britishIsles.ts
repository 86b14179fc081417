import { placeTable, type TabledPlace } from './placeTable.ts';

const england = (area2: string) => ({ country: 'GB', area1: 'Engeland', area2 }) as const;

/** Homes of soldiers from Great Britain and Ireland, and of the refugees there. */
export const britishPlaces: readonly TabledPlace[] = [
  ...placeTable(
    england('Groot-Londen'),
    `
    Londen | London | Londres | London | 51.5072 -0.1276 |
    Poplar | | | | 51.5089 -0.0136 |
    Battersea | | | | 51.4719 -0.1631 |
    Islington | | | | 51.5362 -0.1033 |
    Croydon | | | | 51.3727 -0.1099 |
    Twickenham | | | | 51.4490 -0.3260 |
    `,
  ),
  ...placeTable(
    england('Lancashire'),
    `
    Manchester | | | | 53.4794 -2.2453 |
    Liverpool | | | | 53.4075 -2.9919 |
    Preston | | | | 53.7590 -2.6990 |
    Blackburn | | | | 53.7500 -2.4849 |
    Burnley | | | | 53.7890 -2.2480 |
    Bolton | | | | 53.5780 -2.4290 |
    Wigan | | | | 53.5448 -2.6318 |
    Oldham | | | | 53.5444 -2.1169 |
    Rochdale | | | | 53.6136 -2.1610 |
    `,
  ),
  ...placeTable(
    england('Yorkshire'),
    `
    Leeds | | | | 53.7997 -1.5492 |
    Bradford | | | | 53.7938 -1.7524 |
    Sheffield | | | | 53.3811 -1.4701 |
    York | | | | 53.9580 -1.0800 |
    Hull | | | | 53.7443 -0.3325 | Kingston upon Hull
    Halifax#GB | Halifax | Halifax | Halifax | 53.7217 -1.8620 |
    Barnsley | | | | 53.5537 -1.4791 |
    Scarborough | | | | 54.2825 -0.4000 |
    `,
  ),
  ...placeTable(
    england('Noordoost-Engeland'),
    `
    Newcastle upon Tyne | | | | 54.9783 -1.6178 |
    Sunderland | | | | 54.9061 -1.3811 |
    Durham | | | | 54.7761 -1.5733 |
    Middlesbrough | | | | 54.5767 -1.2355 |
    Hartlepool | | | | 54.6900 -1.2100 |
    `,
  ),
  ...placeTable(
    england('Midlands'),
    `
    Birmingham | | | | 52.4800 -1.9025 |
    Coventry | | | | 52.4081 -1.5106 |
    Wolverhampton | | | | 52.5833 -2.1333 |
    Stoke-on-Trent | | | | 53.0000 -2.1833 |
    Nottingham | | | | 52.9533 -1.1500 |
    Leicester | | | | 52.6369 -1.1397 |
    Derby | | | | 52.9219 -1.4758 |
    Lincoln | | | | 53.2283 -0.5389 |
    Northampton | | | | 52.2304 -0.8938 |
    Worcester | | | | 52.1920 -2.2200 |
    Shrewsbury | | | | 52.7077 -2.7540 |
    Hereford | | | | 52.0567 -2.7150 |
    `,
  ),
  ...placeTable(
    england('East Anglia'),
    `
    Norwich | | | | 52.6286 1.2928 |
    Ipswich | | | | 52.0594 1.1556 |
    Cambridge | | | | 52.2053 0.1192 |
    Colchester | | | | 51.8917 0.9030 |
    Bury St Edmunds | | | | 52.2470 0.7110 |
    Bedford | | | | 52.1350 -0.4700 |
    `,
  ),
  ...placeTable(
    england('Zuidoost-Engeland'),
    `
    Folkestone | | | | 51.0781 1.1694 |
    Dover | | Douvres | | 51.1295 1.3089 |
    Maidstone | | | | 51.2720 0.5290 |
    Brighton | | | | 50.8208 -0.1375 |
    Hastings | | | | 50.8500 0.5700 |
    Guildford | | | | 51.2365 -0.5703 |
    Reading | | | | 51.4542 -0.9731 |
    Oxford | | | | 51.7519 -1.2578 |
    Aldershot | | | | 51.2480 -0.7610 |
    Southampton | | | | 50.9025 -1.4042 |
    Portsmouth | | | | 50.8058 -1.0872 |
    Netley | | | | 50.8740 -1.3430 |
    `,
  ),
  ...placeTable(
    england('Zuidwest-Engeland'),
    `
    Bristol | | | | 51.4536 -2.5975 |
    Gloucester | | | | 51.8667 -2.2500 |
    Exeter | | | | 50.7256 -3.5269 |
    Plymouth | | | | 50.3714 -4.1422 |
    Truro | | | | 50.2600 -5.0510 |
    Salisbury | | | | 51.0740 -1.7936 |
    Taunton | | | | 51.0190 -3.1000 |
    `,
  ),
  ...placeTable(
    england('Cumbria'),
    `
    Carlisle | | | | 54.8947 -2.9364 |
    Kendal | | | | 54.3260 -2.7450 |
    `,
  ),
  ...placeTable(
    { country: 'GB', area1: 'Schotland' },
    `
    Edinburgh | | Édimbourg | | 55.9533 -3.1892 |
    Glasgow | | | | 55.8611 -4.2500 |
    Dundee | | | | 56.4620 -2.9707 |
    Aberdeen | | | | 57.1497 -2.0943 |
    Inverness | | | | 57.4778 -4.2247 |
    Perth | | | | 56.3950 -3.4370 |
    Stirling | | | | 56.1166 -3.9369 |
    Paisley | | | | 55.8456 -4.4239 |
    Hawick | | | | 55.4220 -2.7870 |
    Stornoway | | | | 58.2090 -6.3870 |
    Fort William | | | | 56.8198 -5.1052 |
    `,
  ),
  ...placeTable(
    { country: 'GB', area1: 'Wales' },
    `
    Cardiff | | | | 51.4816 -3.1791 |
    Swansea | | | | 51.6214 -3.9436 |
    Newport | | | | 51.5842 -2.9977 |
    Merthyr Tydfil | | | | 51.7480 -3.3780 |
    Wrexham | | | | 53.0465 -2.9925 |
    Caernarfon | | | | 53.1390 -4.2740 | Carnarvon
    Aberystwyth | | | | 52.4153 -4.0829 |
    Llanelli | | | | 51.6840 -4.1630 | Llanelly
    `,
  ),
  ...placeTable(
    { country: 'GB', area1: 'Noord-Ierland', area2: 'Ulster' },
    `
    Belfast | | | | 54.5973 -5.9301 |
    Derry | | | | 54.9981 -7.3093 | Londonderry
    Enniskillen | | | | 54.3440 -7.6380 | Inniskilling
    Omagh | | | | 54.6000 -7.3000 |
    Armagh | | | | 54.3503 -6.6528 |
    Newry | | | | 54.1760 -6.3490 |
    Ballymena | | | | 54.8640 -6.2790 |
    Lurgan | | | | 54.4640 -6.3350 |
    `,
  ),
  ...placeTable(
    { country: 'IE', area1: 'Leinster' },
    `
    Dublin | | | | 53.3497 -6.2603 | Kingstown
    Kilkenny | | | | 52.6541 -7.2448 |
    Drogheda | | | | 53.7189 -6.3478 |
    Dundalk | | | | 54.0040 -6.4060 |
    Wexford | | | | 52.3342 -6.4575 |
    Mullingar | | | | 53.5240 -7.3380 |
    Tullamore | | | | 53.2740 -7.4890 |
    Naas | | | | 53.2160 -6.6670 |
    `,
  ),
  ...placeTable(
    { country: 'IE', area1: 'Munster#IE' },
    `
    Cork | | | | 51.8972 -8.4700 |
    Cobh | | | | 51.8510 -8.2970 | Queenstown
    Limerick | | | | 52.6653 -8.6238 |
    Waterford | | | | 52.2567 -7.1292 |
    Tralee | | | | 52.2675 -9.6962 |
    Clonmel | | | | 52.3550 -7.7040 |
    Ennis | | | | 52.8436 -8.9864 |
    `,
  ),
  ...placeTable(
    { country: 'IE', area1: 'Connacht' },
    `
    Galway | | | | 53.2719 -9.0489 |
    Sligo | | | | 54.2697 -8.4694 |
    Castlebar | | | | 53.8500 -9.3000 |
    Athlone | | | | 53.4233 -7.9403 |
    `,
  ),
];
