/** A line of march that a river crosses in its middle, or a bend of its course. */
type Step = readonly [a: string, b: string] | readonly [x: number, y: number];

/** A river as it is drawn: rules know only the lines of march that it crosses. */
export interface River {
  readonly id: string;
  readonly name: { readonly en: string; readonly ko: string };
  /** How wide it is drawn at its source and at its mouth. */
  readonly width: readonly [source: number, mouth: number];
  /** From the source to the mouth. A river that goes through a town ends in it; another course leaves it. */
  readonly course: readonly Step[];
  /** Where its name is written, and how far it is turned, in degrees. */
  readonly label?: readonly [x: number, y: number, turn: number];
}

/** The rivers of the map, for drawing only: each line of march by river is crossed by one of them, once. */
// biome-ignore format: one row a river
export const RIVERS: readonly River[] = [
  { id: 'dvina', name: { en: 'Dvina', ko: '드비나강' }, width: [7, 14], label: [1256, 934, 4],
    course: [[1868, 880], [1845, 905], ['vitebsk', 'velizh'], [1740, 905], [1680, 912], ['polotsk', 'vitebsk'], [1580, 945], ['lepel', 'polotsk'], [1482, 958], ['glubokoe', 'polotsk'], [1404, 906], ['glubokoe', 'drissa'], [1316, 915], ['svienciany', 'drissa'], [1236, 906], ['svienciany', 'dunaburg'], [1170, 862], ['jacobstadt', 'dunaburg'], [1128, 740], ['jacobstadt', 'wolmar'], [1020, 690], [940, 716], [892, 712], ['mitau', 'riga'], [826, 676], [822, 640]] },
  { id: 'upper-dvina', name: { en: 'Dvina', ko: '드비나강' }, width: [4, 7],
    course: [[1990, 800], [1950, 822], [1915, 836], [1886, 852]] },
  { id: 'disna', name: { en: 'Disna', ko: '디스나강' }, width: [3, 6],
    course: [[1062, 900], [1086, 872], ['svienciany', 'jacobstadt'], [1148, 852], [1168, 862]] },
  { id: 'neman', name: { en: 'Neman', ko: '네만강' }, width: [4, 9], label: [1096, 1232, 6],
    course: [[1250, 1210], [1190, 1222], [1110, 1206], ['lida', 'slonim'], [968, 1238], [910, 1206], [868, 1190]] },
  { id: 'lower-neman', name: { en: 'Neman', ko: '네만강' }, width: [9, 14], label: [730, 1068, 12],
    course: [[866, 1178], [886, 1146], [880, 1118], ['kovno', 'grodno'], [812, 1084], [760, 1064], [690, 1062], ['konigsberg', 'kovno'], [580, 1000], [540, 1000], ['konigsberg', 'tilsit'], [470, 962], [455, 945]] },
  { id: 'biebrza', name: { en: 'Biebrza', ko: '비에브자강' }, width: [3, 6],
    course: [[660, 1112], [690, 1130], ['masuria', 'grodno'], [706, 1210], [660, 1240], [640, 1262]] },
  { id: 'narew', name: { en: 'Narew', ko: '나레프강' }, width: [3, 8], label: [610, 1262, -32],
    course: [[800, 1330], [750, 1340], [700, 1322], ['warsaw', 'grodno'], [638, 1268], [590, 1290], [560, 1322], [520, 1360], [486, 1412]] },
  { id: 'bug', name: { en: 'Bug', ko: '부크강' }, width: [4, 9], label: [806, 1530, 62],
    course: [[846, 1740], [872, 1700], [846, 1650], ['lublin', 'kovel'], [800, 1550], [776, 1500], ['lukow', 'brest'], [726, 1408], [660, 1400], [580, 1416], [490, 1428]] },
  { id: 'vistula', name: { en: 'Vistula', ko: '비스와강' }, width: [5, 9], label: [556, 1660, -28],
    course: [[388, 1758], [440, 1746], [500, 1726], ['krakow', 'lublin'], [548, 1648], [606, 1630], [660, 1611]] },
  { id: 'lower-vistula', name: { en: 'Vistula', ko: '비스와강' }, width: [9, 12], label: [476, 1534, 60],
    course: [[680, 1598], [620, 1580], [560, 1556], [500, 1520], [462, 1476], [466, 1440]] },
  { id: 'vistula-mouth', name: { en: 'Vistula', ko: '비스와강' }, width: [12, 14],
    course: [[460, 1420], [420, 1372], [340, 1370], [260, 1340], [200, 1330]] },
  { id: 'dniester', name: { en: 'Dniester', ko: '드니스테르강' }, width: [4, 13], label: [1208, 2040, 12],
    course: [[790, 1950], [840, 1922], [872, 1892], ['lemberg', 'stanislovov'], [950, 1856], [976, 1836], ['dubno', 'stanislovov'], [1066, 1852], [1090, 1896], ['stanislovov', 'kamenets'], [1140, 1990], [1210, 2020], [1290, 2026], ['kamenets', 'zone-moldavia'], [1400, 1990], [1450, 1992], ['vinnitsa', 'zone-moldavia'], [1550, 2000], ['uman', 'zone-moldavia'], [1660, 2060], [1690, 2120], [1720, 2160]] },
  { id: 'upper-dnieper', name: { en: 'Dnieper', ko: '드네프르강' }, width: [4, 6],
    course: [[2250, 1000], [2200, 988], [2155, 982]] },
  { id: 'dnieper-smolensk', name: { en: 'Dnieper', ko: '드네프르강' }, width: [6, 7],
    course: [[2126, 984], [2096, 1016], [2050, 1008], [1990, 1000]] },
  { id: 'dnieper-orsha', name: { en: 'Dnieper', ko: '드네프르강' }, width: [7, 8],
    course: [[1966, 1004], [1920, 1044], [1850, 1072], [1790, 1078], [1728, 1078]] },
  { id: 'dnieper', name: { en: 'Dnieper', ko: '드네프르강' }, width: [8, 13], label: [1752, 1350, 70],
    course: [[1722, 1084], [1752, 1110], [1780, 1130], ['mogilev', 'mstislavl'], [1808, 1200], [1796, 1250], ['mogilev', 'gomel'], [1730, 1310], ['bobruisk', 'gomel'], [1672, 1370], ['mozyr', 'gomel'], [1736, 1450], ['mozyr', 'chernigov'], [1716, 1540], [1760, 1610], [1764, 1660], [1760, 1700]] },
  { id: 'lower-dnieper', name: { en: 'Dnieper', ko: '드네프르강' }, width: [13, 16], label: [2042, 1880, 66],
    course: [[1770, 1712], [1840, 1712], [1930, 1732], ['kiev', 'poltava'], [2076, 1850], [2060, 1940], [2080, 2010], [2110, 2080]] },
  { id: 'drut', name: { en: 'Drut', ko: '드루트강' }, width: [3, 5],
    course: [[1640, 1092], [1612, 1120], ['mogilev', 'borisov'], [1600, 1190], [1570, 1230], [1545, 1270]] },
  { id: 'berezina', name: { en: 'Berezina', ko: '베레지나강' }, width: [4, 8], label: [1448, 1190, 56],
    course: [[1340, 1086], [1380, 1100], [1408, 1118], ['minsk', 'borisov'], [1470, 1172], [1492, 1222], [1530, 1276]] },
  { id: 'lower-berezina', name: { en: 'Berezina', ko: '베레지나강' }, width: [8, 9],
    course: [[1546, 1298], [1590, 1330], [1630, 1352], [1676, 1362]] },
  { id: 'pripyat', name: { en: 'Pripyat', ko: '프리피야트강' }, width: [5, 8], label: [1330, 1478, 6],
    course: [[1178, 1450], [1230, 1462], [1300, 1486], [1370, 1466], [1440, 1478], [1510, 1462], [1570, 1452]] },
  { id: 'lower-pripyat', name: { en: 'Pripyat', ko: '프리피야트강' }, width: [8, 9],
    course: [[1590, 1456], [1620, 1492], [1660, 1500], [1690, 1530], [1722, 1552]] },
  { id: 'desna', name: { en: 'Desna', ko: '데스나강' }, width: [4, 8], label: [1944, 1616, -14],
    course: [[2040, 1590], [1980, 1600], [1920, 1632], [1866, 1620], ['kiev', 'chernigov'], [1780, 1632], [1762, 1652]] },
  { id: 'embach', name: { en: 'Embach', ko: '엠바흐강' }, width: [3, 6],
    course: [[1220, 520], [1270, 510], [1320, 520], ['dorpat', 'pskov'], [1380, 470], [1402, 450]] },
  { id: 'narova', name: { en: 'Narova', ko: '나르바강' }, width: [6, 7],
    course: [[1414, 400], [1434, 360], [1440, 310]] },
  { id: 'msta', name: { en: 'Msta', ko: '므스타강' }, width: [3, 6],
    course: [[2130, 484], [2080, 452], [2030, 456], [1985, 436], ['staraya-russa', 'chudovo'], [1918, 448], [1900, 462]] },
  { id: 'neva', name: { en: 'Neva', ko: '네바강' }, width: [9, 10],
    course: [[1870, 150], [1820, 190], [1772, 190], [1724, 232]] },
  { id: 'oka', name: { en: 'Oka', ko: '오카강' }, width: [4, 12], label: [2800, 990, -14],
    course: [[2492, 1284], [2456, 1256], [2476, 1214], ['kaluga', 'orel'], [2566, 1180], [2592, 1140], ['kaluga', 'tula'], [2650, 1084], ['maloyaroslavets', 'tula'], [2696, 1024], ['moscow', 'tula'], [2760, 1002], [2810, 1012], ['moscow', 'ryazan'], [2920, 930], [2990, 952], ['vladimir', 'ryazan'], [3090, 950], [3150, 930], [3210, 950]] },
  { id: 'upper-volga', name: { en: 'Volga', ko: '볼가강' }, width: [5, 7],
    course: [[2342, 794], [2394, 772], [2432, 748], [2452, 700]] },
  { id: 'volga', name: { en: 'Volga', ko: '볼가강' }, width: [7, 12], label: [2560, 656, 16],
    course: [[2464, 688], [2530, 668], [2600, 690], ['yaroslav', 'substov'], [2740, 720], [2830, 696], [2910, 650], [3004, 592]] },
  { id: 'lower-volga', name: { en: 'Volga', ko: '볼가강' }, width: [12, 14],
    course: [[3026, 590], [3080, 626], [3140, 636], [3200, 590]] },
  { id: 'don', name: { en: 'Don', ko: '돈강' }, width: [4, 9], label: [2928, 1330, 66],
    course: [[2972, 1170], [2960, 1240], [2920, 1300], [2914, 1380], ['yelets', 'voronezh'], [2890, 1480], [2950, 1516]] },
  { id: 'lower-don', name: { en: 'Don', ko: '돈강' }, width: [9, 13], label: [3050, 1638, 30],
    course: [[2968, 1536], [2976, 1600], [3040, 1650], [3120, 1680], [3200, 1712]] },
];
