import type { Text } from '../../lib/text.ts';

/**
 * The rules by the ids that refusals, results and tests cite, each in a sentence of our own: chapters 1 to 14 as the game is played,
 * 15 rulings on cards, 16 terrain, 17 dice and classes. RULINGS.md says what is done where they leave a question open.
 */
export const RULES: { readonly [id: string]: Text } = {
  '§1.1': {
    en: 'The board has 9 rows of 13 and 12 hexes in turn, 113 in all.',
    ko: '전장은 13칸과 12칸인 줄이 번갈아 9줄, 모두 113칸입니다.',
  },
  '§1.2': {
    en: 'Two lines part the board into left, center and right; a hex that a line cuts belongs to both sections beside it.',
    ko: '두 점선이 전장을 좌측, 중앙, 우측 구역으로 나눕니다. 점선이 지나는 칸은 양쪽 구역에 모두 속합니다.',
  },
  '§1.3': {
    en: 'The lines cut the fourth and the ninth hex of each row of 12.',
    ko: '점선은 12칸인 줄의 네 번째 칸과 아홉 번째 칸을 지납니다.',
  },
  '§1.4': {
    en: 'Left and right are as each player sees them from their own edge of the board.',
    ko: '좌측과 우측은 각 플레이어가 자기 쪽에서 본 방향입니다.',
  },
  '§1.5': {
    en: 'A step of a retreat goes to one of the two hexes in the next row toward the piece’s own baseline.',
    ko: '후퇴 한 걸음은 아군 쪽 지도 끝(기준선)으로 가는 다음 줄의 두 칸 가운데 하나로 갑니다.',
  },
  '§1.6': {
    en: 'A piece leaves the board only as a leader who retreats over his own baseline, or where the scenario allows it.',
    ko: '전장을 벗어날 수 있는 것은 아군 쪽 지도 끝 너머로 후퇴하는 리더와 시나리오가 허락한 때뿐입니다.',
  },
  '§1.7': {
    en: 'A hex holds one unit and one leader at most; a leader with a friendly unit is attached to it.',
    ko: '한 칸에는 유닛 하나와 리더 하나까지 있습니다. 아군 유닛과 같은 칸의 리더는 배속됩니다.',
  },
  '§1.8': {
    en: 'A hex is named by the letter of its row from the top and its number in the row from the left.',
    ko: '칸의 이름은 위에서부터 센 줄의 글자와 왼쪽부터 센 번호입니다.',
  },

  '§2.1': {
    en: 'Terrain and units stand where the scenario puts them; units begin with all their blocks.',
    ko: '지형과 유닛은 시나리오대로 놓고 유닛은 모든 블록을 갖추고 시작합니다.',
  },
  '§2.2': {
    en: 'Command is the number of command cards in hand when a card is played, that card included.',
    ko: '지휘는 카드를 쓸 때 그 카드까지 센 핸드의 지휘 카드 수입니다.',
  },
  '§2.3': {
    en: 'The table of each nation says how its units move and battle; it comes before general numbers.',
    ko: '국가 유닛표가 이동과 전투를 정하며 일반 수치보다 우선합니다.',
  },
  '§2.4': {
    en: 'The cards are shuffled and each player is dealt a hand that the other does not see.',
    ko: '카드를 섞어 나누며 핸드는 상대에게 보이지 않습니다.',
  },
  '§2.5': {
    en: 'Each side has a square track with 4 slots, so 4 squares at most.',
    ko: '방진표는 네 칸이므로 한쪽의 방진은 넷까지입니다.',
  },
  '§2.6': { en: 'The scenario says who begins.', ko: '누가 먼저 하는지는 시나리오가 정합니다.' },

  '§3.1': {
    en: 'The first side to have the victory banners that the scenario asks for wins at once, in either turn.',
    ko: '시나리오가 정한 수의 승리 깃발을 먼저 얻은 쪽이 누구의 턴이든 바로 이깁니다.',
  },
  '§3.2': {
    en: 'Each enemy unit and each enemy leader eliminated is a banner.',
    ko: '적 유닛이나 적 리더 하나를 없앨 때마다 승리 깃발 하나입니다.',
  },
  '§3.3': {
    en: 'A scenario may give banners for places; temporary ones count only while their condition holds.',
    ko: '시나리오는 장소에 깃발을 줄 수 있습니다. 임시 깃발은 조건이 맞는 동안만 셉니다.',
  },

  '§4.0a': {
    en: 'Turns alternate; a turn is: play a card, order, move, battle, draw.',
    ko: '턴을 번갈아 합니다. 한 턴은 카드 사용, 명령, 이동, 전투, 카드 받기입니다.',
  },
  '§4.0b': {
    en: 'A card that can order nothing leads straight to the draw.',
    ko: '아무것에도 명령할 수 없는 카드를 쓰면 바로 카드를 받습니다.',
  },
  '§4.0c': {
    en: 'The card says how many pieces of what kind are ordered; one that names no section orders in all of them.',
    ko: '무엇에 몇 개까지 명령하는지는 카드가 정하고 구역이 없는 카드는 모든 구역에 명령합니다.',
  },

  '§4.1a': {
    en: 'Only ordered pieces move or battle, and each piece is ordered at most once a turn.',
    ko: '명령받은 것만 이동하고 싸우며 한 턴에 한 번만 명령받습니다.',
  },
  '§4.1b': { en: 'Orders for which there are no pieces are lost.', ko: '받을 것이 없는 명령은 사라집니다.' },
  '§4.1c': {
    en: 'A unit and the leader attached to it take one order and act together.',
    ko: '유닛과 배속된 리더는 명령 하나로 함께 움직이고 싸웁니다.',
  },
  '§4.1d': {
    en: 'Cards with a hat let a leader leave his unit: his own order covers leaving and moving, but not the unit.',
    ko: '모자 그림 카드로는 배속된 리더를 분리할 수 있습니다. 분리와 이동이 명령 하나이며 유닛은 포함되지 않습니다.',
  },
  '§4.1e': {
    en: 'An attached leader with an order of his own detaches; he and the unit then act separately.',
    ko: '따로 명령받은 배속 리더는 분리된 것이며 유닛과 각각 행동합니다.',
  },
  '§4.1f': {
    en: 'A leader does not detach from a square; after it has left square he may, with an order of his own.',
    ko: '방진에 배속된 리더는 분리하지 못합니다. 방진을 푼 뒤라면 따로 명령받아 분리합니다.',
  },
  '§4.1g': {
    en: 'An order to a leader orders neither the unit that he leaves nor the one that he joins.',
    ko: '리더에게 내린 명령은 떠나는 유닛에도 배속되는 유닛에도 명령이 되지 않습니다.',
  },
  '§4.1h': {
    en: 'The other orders of the card may go to any piece it can order, including the unit that a leader left.',
    ko: '카드의 나머지 명령은 리더가 떠난 유닛을 비롯해 명령할 수 있는 무엇에든 내립니다.',
  },

  '§4.2a': {
    en: 'Pieces move one after another in any order, each once at most; an ordered piece need not move.',
    ko: '이동은 원하는 순서로 하나씩, 한 번까지 합니다. 명령받고도 이동하지 않아도 됩니다.',
  },
  '§4.2b': {
    en: 'A unit neither enters nor passes a hex with an enemy or with another friendly unit.',
    ko: '유닛은 적이나 다른 아군 유닛이 있는 칸에 들어가거나 지나가지 못합니다.',
  },
  '§4.2c': {
    en: 'A unit that enters the hex of a lone friendly leader stops there, and he is attached.',
    ko: '유닛이 홀로 있는 아군 리더의 칸에 들어가면 멈추고 리더가 배속됩니다.',
  },
  '§4.2d': { en: 'Units neither split nor merge.', ko: '유닛은 나누거나 합치지 못합니다.' },
  '§4.2e': { en: 'The lines between sections do not stop movement.', ko: '구역의 점선은 이동을 막지 않습니다.' },
  '§4.2f': { en: 'Nothing enters impassable terrain.', ko: '통과 불가 지형에는 아무도 들어가지 못합니다.' },
  '§4.2g': {
    en: 'A leader moves up to 3 hexes, past friends but not past enemies, and ends alone or on a unit without a leader.',
    ko: '리더는 3칸까지 이동하며 아군은 지나고 적은 지나지 못합니다. 빈칸이나 리더 없는 아군 유닛에서 멈춥니다.',
  },
  '§4.2h': {
    en: 'A leader may move before or after any unit, also after the unit that he was with.',
    ko: '리더는 함께 있던 유닛을 비롯해 어느 유닛보다 먼저든 나중이든 이동할 수 있습니다.',
  },
  '§4.2i': {
    en: 'A unit that an ordered leader has joined does not move again this turn.',
    ko: '명령받은 리더가 배속된 유닛은 이번 턴에 더 이동하지 못합니다.',
  },
  '§4.2j': {
    en: 'A leader who joins a unit ends his move; one without an order moves only with his unit.',
    ko: '유닛에 배속된 리더는 이동을 마칩니다. 명령받지 않은 리더는 유닛과 함께만 움직입니다.',
  },
  '§4.2k': { en: 'A leader does not battle alone.', ko: '리더는 혼자 싸우지 못합니다.' },
  '§4.2l': {
    en: 'Line, grenadier, guard grenadier, Old Guard and militia infantry move 1 hex and battle.',
    ko: '전열, 척탄, 근위 척탄, 고참 근위대, 민병대 보병은 1칸 이동하고 전투합니다.',
  },
  '§4.2m': {
    en: 'Light, rifle and Young Guard infantry move 1 hex and battle, or 2 and do not.',
    ko: '경보병, 라이플 경보병, 청년 근위대는 1칸 이동하고 전투하거나 2칸 이동만 합니다.',
  },
  '§4.2n': {
    en: 'Light cavalry moves up to 3 hexes and battles; heavy cavalry up to 2.',
    ko: '경기병은 3칸까지, 중기병은 2칸까지 이동하고 전투합니다.',
  },
  '§4.2o': { en: 'Foot artillery moves 1 hex, or battles.', ko: '도보 포병은 1칸 이동하거나 전투합니다.' },
  '§4.2p': {
    en: 'Horse artillery moves 1 hex and battles, or 2 and does not.',
    ko: '기마 포병은 1칸 이동하고 전투하거나 2칸 이동만 합니다.',
  },

  '§4.3a': { en: 'After combat the played card is discarded and a card is drawn.', ko: '전투가 끝나면 쓴 카드를 버리고 한 장을 받습니다.' },
  '§4.3b': {
    en: 'After Scout two cards are drawn; one is kept, the other discarded.',
    ko: '정찰을 썼으면 두 장을 받아 한 장을 갖고 한 장을 버립니다.',
  },
  '§4.3c': {
    en: 'A player who used First Strike draws a card at the end of that turn, before the player whose turn it is.',
    ko: '선제공격을 쓴 쪽은 그 턴 끝에 턴 플레이어보다 먼저 한 장을 받습니다.',
  },
  '§4.3d': {
    en: 'When the pile is empty the discards are shuffled into a new one.',
    ko: '덱이 떨어지면 버린 카드를 섞어 새 덱으로 씁니다.',
  },
  '§4.3e': {
    en: 'After Élan pile and discards are shuffled together before the draw.',
    ko: '비약을 썼으면 카드를 받기 전에 덱과 버린 카드를 함께 섞습니다.',
  },

  '§5.1': {
    en: 'A line from center to center is blocked by units, lone leaders and blocking terrain between its ends.',
    ko: '칸 중심을 잇는 조준선은 사이의 유닛, 홀로 있는 리더, 조준선을 막는 지형에 막힙니다.',
  },
  '§5.2': {
    en: 'A line along the edge of two hexes is blocked only if both of them block; the space off the board counts as blocking.',
    ko: '두 칸의 경계를 따라가는 조준선은 두 칸이 다 막을 때만 막힙니다. 전장 밖은 막는 것으로 봅니다.',
  },
  '§5.3': { en: 'An adjacent enemy is always seen.', ko: '인접한 적은 언제나 보입니다.' },
  '§5.4a': { en: 'Low ground and the first hill before it see each other.', ko: '낮은 곳과 그 앞의 첫 언덕은 서로 보입니다.' },
  '§5.4b': {
    en: 'A hill between two units blocks when one of them is on lower ground.',
    ko: '한쪽이라도 낮은 곳에 있으면 사이의 언덕이 조준선을 막습니다.',
  },
  '§5.4c': { en: 'On one connected hill, its own hexes do not block.', ko: '이어진 한 언덕 위에서는 그 언덕의 칸이 막지 않습니다.' },
  '§5.4d': {
    en: 'Two units on separate hills see each other; a third hill between them does not block.',
    ko: '서로 다른 언덕 위의 두 유닛은 서로 보이며 사이의 다른 언덕은 막지 않습니다.',
  },
  '§5.5': {
    en: 'Artillery on a hill fires over a friend on the lower hex next to it.',
    ko: '언덕 위의 포병은 인접한 낮은 칸의 아군 너머로 사격할 수 있습니다.',
  },
  '§5.6': { en: 'Field works, water, bridges and sand never block.', ko: '보루, 강, 다리, 모래는 조준선을 막지 않습니다.' },

  '§6.0': {
    en: 'An ordered unit fires or fights a melee, once, at one target.',
    ko: '명령받은 유닛은 사격이나 근접 전투를 한 번, 한 목표에 합니다.',
  },
  '§6.1': {
    en: 'Infantry and artillery fire at an enemy unit 2 or more hexes away that is in range and in sight.',
    ko: '보병과 포병은 사거리 안에 보이는, 2칸 이상 떨어진 적 유닛에 사격합니다.',
  },
  '§6.1a': {
    en: 'Infantry fires 2 hexes far, rifles 3, horse artillery 4, foot artillery 5.',
    ko: '사거리는 보병 2, 라이플 3, 기마 포병 4, 도보 포병 5입니다.',
  },
  '§6.2': { en: 'A unit with an enemy unit adjacent does not fire.', ko: '적 유닛과 인접한 유닛은 사격하지 못합니다.' },
  '§6.3': {
    en: 'Fire: target, range, sight, strength, dice of the card, terrain, roll, hits and leader check, flags.',
    ko: '사격 순서: 목표, 거리, 조준선, 공격력, 카드 주사위, 지형, 굴림, 명중과 리더 피해 확인, 깃발.',
  },
  '§6.3a': {
    en: 'Fire allows no battle back, no reforming before it and no taking ground after it.',
    ko: '사격에는 반격도 재편성도 위치 확보도 없습니다.',
  },
  '§6.4a': {
    en: 'Infantry that stood rolls a die for each block; after a move of 1 hex half of that, rounded as its table says.',
    ko: '이동하지 않은 보병은 블록마다 주사위 하나, 1칸 이동했으면 절반을 굴리며 반올림은 유닛표를 따릅니다.',
  },
  '§6.4b': {
    en: 'Light and rifle infantry rolls one more die when it fires, and others where their table says so.',
    ko: '경보병과 라이플 경보병, 그리고 유닛표가 정한 유닛은 사격에 주사위를 더합니다.',
  },
  '§6.4c': { en: 'Infantry that moved 2 hexes does not fire.', ko: '2칸 이동한 보병은 사격하지 못합니다.' },
  '§6.4d': {
    en: 'Foot artillery fires only if it did not move, with dice by distance and blocks.',
    ko: '도보 포병은 이동하지 않았을 때만, 거리와 블록에 따른 주사위로 사격합니다.',
  },
  '§6.4e': {
    en: 'Horse artillery that moved 1 hex fires 3 hexes far; with 1 block left it does not battle after a move.',
    ko: '1칸 이동한 기마 포병의 사거리는 3이고, 블록이 하나면 이동한 뒤 전투하지 못합니다.',
  },
  '§6.4f': { en: 'Leaving square does not count as a move.', ko: '방진을 푸는 것은 이동이 아닙니다.' },
  '§6.5': {
    en: 'Fire hits with the symbol of the target’s arm, a block each; a saber misses.',
    ko: '사격은 목표 병과의 기호만 명중이며 하나마다 블록 하나를 없앱니다. 칼은 빗나갑니다.',
  },
  '§6.6': { en: 'A lone leader is no target of fire.', ko: '홀로 있는 리더에게는 사격하지 못합니다.' },

  '§7.1': {
    en: 'A unit may fight an adjacent enemy unit or lone leader; it does not have to.',
    ko: '유닛은 인접한 적 유닛이나 홀로 있는 리더와 근접 전투를 할 수 있으나 하지 않아도 됩니다.',
  },
  '§7.2': {
    en: 'Melee: target, First Strike, reform, square, strength, card, terrain, roll, hits, flags, further actions or battle back.',
    ko: '근접 전투 순서: 목표, 선제공격, 퇴각, 방진, 공격력, 카드, 지형, 굴림, 명중, 깃발, 추가 행동이나 반격.',
  },
  '§7.2a': {
    en: 'The defender chooses to reform or to form square before the attack is rolled.',
    ko: '퇴각 및 재편성과 방진은 공격을 굴리기 전에 방어하는 쪽이 고릅니다.',
  },
  '§7.3a': {
    en: 'Infantry rolls a die for each block in melee, with more for grenadiers and guards.',
    ko: '보병은 블록마다 주사위 하나를 굴리며 척탄병과 근위대는 더 굴립니다.',
  },
  '§7.3b': {
    en: 'Cavalry rolls a die for each block, heavy cavalry one more.',
    ko: '기병은 블록마다 주사위 하나, 중기병은 하나 더 굴립니다.',
  },
  '§7.3c': {
    en: 'Foot artillery that did not move rolls 4 dice in melee, with one block 3.',
    ko: '이동하지 않은 도보 포병은 주사위 4개, 블록이 하나면 3개를 굴립니다.',
  },
  '§7.3d': {
    en: 'Horse artillery rolls 3 dice in melee, with one block 2; guard artillery one more.',
    ko: '기마 포병은 주사위 3개, 블록이 하나면 2개를 굴리고 근위 포병은 하나 더 굴립니다.',
  },
  '§7.3e': {
    en: 'Horse artillery that moved 2 hexes, or moved with one block left, fights no melee.',
    ko: '2칸 이동했거나 블록 하나로 이동한 기마 포병은 근접 전투를 하지 못합니다.',
  },
  '§7.3f': {
    en: 'The dice of the card are added, then terrain takes dice off, down to 0; with 0 dice there is no roll.',
    ko: '카드 주사위를 더한 뒤 지형만큼 뺍니다. 하나도 남지 않으면 굴리지 않습니다.',
  },
  '§7.4': {
    en: 'Melee hits with the symbol of the target’s arm and with sabers; those of militia and rifles miss.',
    ko: '근접 전투는 목표 병과의 기호와 칼이 명중입니다. 민병대와 라이플의 칼은 빗나갑니다.',
  },
  '§7.5': {
    en: 'A defender that has a block left and did not leave its hex may battle back.',
    ko: '블록이 남고 칸을 떠나지 않은 방어 유닛은 반격할 수 있습니다.',
  },
  '§7.5a': {
    en: 'A defender that left its hex does not battle back; one that lost blocks instead of retreating may.',
    ko: '칸을 떠난 유닛은 반격하지 못하고, 후퇴 대신 블록을 잃은 유닛은 할 수 있습니다.',
  },
  '§7.5b': {
    en: 'A battle back gets no answer, takes no ground and ends the combat.',
    ko: '반격에는 아무것도 맞설 수 없고 위치도 얻지 못하며 전투가 끝납니다.',
  },
  '§7.5c': { en: 'Bonus melees are battled back as well.', ko: '추가 근접 공격에도 반격할 수 있습니다.' },
  '§7.6': {
    en: 'In melee against a lone leader any saber kills him; without one he retreats.',
    ko: '홀로 있는 리더는 칼이 하나라도 나오면 없어지고 아니면 후퇴합니다.',
  },

  '§8.1': {
    en: 'Ordered artillery that could attack the same target itself may join the melee of infantry or cavalry.',
    ko: '같은 목표를 스스로 공격할 수 있는 명령받은 포병은 보병이나 기병의 근접 전투에 함께할 수 있습니다.',
  },
  '§8.2': {
    en: 'The dice of each unit that joins are counted separately, added and rolled together.',
    ko: '연합 전투는 유닛마다 주사위를 따로 셈하여 더하고 한 번에 굴립니다.',
  },
  '§8.3': {
    en: 'If the melee unit does not hit with sabers, no die of the joint roll does.',
    ko: '근접 유닛이 칼로 명중하지 못하면 함께 굴린 주사위의 칼도 모두 빗나갑니다.',
  },
  '§8.4': {
    en: 'The artillery has battled; only the melee unit is battled back.',
    ko: '함께한 포병은 전투를 마친 것이며 반격은 근접 유닛에게만 합니다.',
  },
  '§8.5': {
    en: 'If the melee unit falls or leaves before its roll, the dice of the artillery are lost.',
    ko: '굴리기 전에 근접 유닛이 없어지거나 물러나면 포병의 주사위는 사라집니다.',
  },
  '§8.6': {
    en: 'Artillery that has not battled may join a bonus melee.',
    ko: '아직 전투하지 않은 포병은 추가 근접 공격에도 함께할 수 있습니다.',
  },

  '§9.1': {
    en: 'Cavalry that infantry attacks in melee may retire and reform instead of fighting.',
    ko: '보병에게 근접 공격을 받은 기병은 싸우는 대신 퇴각 및 재편성을 할 수 있습니다.',
  },
  '§9.2': {
    en: 'It needs two free hexes, one behind the other, toward its own baseline.',
    ko: '아군 쪽 지도 끝으로 이어진 빈칸 두 개가 있어야 합니다.',
  },
  '§9.3': {
    en: 'The attacker rolls its dice, and only the symbol of cavalry hits.',
    ko: '공격하는 쪽은 주사위를 그대로 굴리고 기병 기호만 명중입니다.',
  },
  '§9.4': {
    en: 'Then the cavalry goes back 2 hexes and does not battle back; the infantry may take ground.',
    ko: '남은 기병은 2칸 물러나고 반격하지 못합니다. 보병은 위치를 확보할 수 있습니다.',
  },

  '§10.1': {
    en: 'Infantry that cavalry attacks in melee may form square with more than 2 cards in hand, a free slot and fit terrain.',
    ko: '기병에게 근접 공격을 받은 보병은 핸드가 두 장보다 많고 빈 방진표와 알맞은 지형이 있으면 방진을 폅니다.',
  },
  '§10.2': {
    en: 'A card drawn blindly from the hand lies on the square’s slot as long as the square lasts.',
    ko: '핸드에서 보지 않고 뽑은 카드 한 장이 방진이 있는 동안 방진표에 놓입니다.',
  },
  '§10.3a': { en: 'Against cavalry the square rolls first, 1 die at most.', ko: '기병을 상대로는 방진이 먼저 주사위를 하나까지 굴립니다.' },
  '§10.3b': {
    en: 'A flag of that die makes the cavalry retreat 1 hex, even if something else would let it ignore flags.',
    ko: '그 주사위의 깃발은 추방 깃발이며 기병은 무엇으로도 무시하지 못하고 1칸 후퇴합니다.',
  },
  '§10.3c': {
    en: 'Cavalry that still stands rolls 1 die at most; artillery that joined rolls all of its dice.',
    ko: '남아 있는 기병은 주사위를 하나까지 굴리고 함께한 포병은 모두 굴립니다.',
  },
  '§10.3d': {
    en: 'A square does not battle cavalry back; cavalry that eliminates it may break through.',
    ko: '방진은 기병에게 반격하지 않습니다. 방진을 없앤 기병은 돌파할 수 있습니다.',
  },
  '§10.4a': {
    en: 'A square that is ordered may fire or fight without moving, with 1 die at most, and takes no ground.',
    ko: '명령받은 방진은 움직이지 않고 주사위 하나까지로 싸우며 위치를 확보하지 못합니다.',
  },
  '§10.4b': {
    en: 'Cavalry that a square attacks may reform, or battle back with 1 die.',
    ko: '방진에게 공격받은 기병은 재편성하거나 주사위 하나로 반격할 수 있습니다.',
  },
  '§10.4c': {
    en: 'Cavalry that strikes first at a square that attacks it rolls 1 die.',
    ko: '방진의 공격에 선제공격을 쓴 기병은 주사위 하나를 굴립니다.',
  },
  '§10.5': {
    en: 'Infantry and artillery attack squares with all their dice; the square battles back with 1 die.',
    ko: '보병과 포병은 방진을 모든 주사위로 공격하고 방진은 주사위 하나로 반격합니다.',
  },
  '§10.6a': {
    en: 'A square neither moves nor retreats: each flag it cannot ignore costs a block.',
    ko: '방진은 이동도 후퇴도 못 하며 무시하지 못한 깃발마다 블록 하나를 잃습니다.',
  },
  '§10.6b': {
    en: 'A square ignores flags by its type and its leader, not by support; it gives support to others.',
    ko: '방진은 병종과 리더로는 깃발을 무시하지만 지원은 받지 못합니다. 이웃은 지원합니다.',
  },
  '§10.7': {
    en: 'A unit leaves square when it is ordered and no enemy cavalry is adjacent, before it moves.',
    ko: '명령받고 인접한 적 기병이 없는 유닛은 이동하기 전에 방진을 풉니다.',
  },
  '§10.8': {
    en: 'When a square is eliminated its card goes back to the hand at once.',
    ko: '방진이 전멸하면 그 카드는 바로 핸드로 돌아옵니다.',
  },
  '§10.9': {
    en: 'Short Supply does not move squares and La Grande Manoeuvre does not order them.',
    ko: '방진은 보급부족으로 옮기거나 대기동으로 명령하지 못합니다.',
  },
  '§10.10': {
    en: 'A square lasts until it is left or eliminated; further cavalry attacks take no further card.',
    ko: '방진은 풀거나 전멸할 때까지 남고, 다시 기병에게 공격받아도 카드를 더 내지 않습니다.',
  },

  '§11.1': {
    en: 'Each flag that is not ignored is a retreat of 1 hex, of militia 3; the owner picks the path.',
    ko: '무시하지 않은 깃발마다 1칸, 민병대는 3칸 후퇴합니다. 길은 주인이 고릅니다.',
  },
  '§11.2': {
    en: 'Impassable hexes, units and enemy leaders stop a retreat; other terrain does not.',
    ko: '후퇴는 지형에 멈추지 않고 통과 불가 지형과 유닛, 적 리더에 막힙니다.',
  },
  '§11.3a': { en: 'An attached leader retreats with his unit.', ko: '배속된 리더는 유닛과 함께 후퇴합니다.' },
  '§11.3b': {
    en: 'A unit that retreats onto a lone friendly leader stops there with him.',
    ko: '홀로 있는 아군 리더의 칸으로 후퇴한 유닛은 거기서 함께 멈춥니다.',
  },
  '§11.4': { en: 'Each hex of a retreat that cannot be made costs a block.', ko: '후퇴하지 못한 칸마다 블록 하나를 잃습니다.' },
  '§11.5a': {
    en: 'The owner may ignore flags or not; the reasons to ignore them add up.',
    ko: '깃발은 무시해도 하지 않아도 되며 무시하는 이유는 더해집니다.',
  },
  '§11.5b': { en: 'An attached leader who survived lets his unit ignore a flag.', ko: '살아남은 배속 리더로 깃발 하나를 무시합니다.' },
  '§11.5c': {
    en: 'Two or more friends adjacent to a unit let it ignore a flag.',
    ko: '인접한 아군이 둘 이상이면 지원을 받아 깃발 하나를 무시합니다.',
  },
  '§11.5d': { en: 'Infantry and artillery behind field works may ignore a flag.', ko: '보루 뒤의 보병과 포병은 깃발 하나를 무시합니다.' },
  '§11.5e': {
    en: 'Grenadiers and cuirassiers may ignore a flag, guards one or two.',
    ko: '척탄병과 흉갑기병은 깃발 하나, 근위대는 하나나 둘을 무시합니다.',
  },
  '§11.5f': { en: 'The flag of a square that turns cavalry back is never ignored.', ko: '방진의 추방 깃발은 결코 무시하지 못합니다.' },
  '§11.6': {
    en: 'First hits, then the leader check, then flags, with the support of that moment.',
    ko: '명중, 리더 피해 확인, 깃발 순서이며 지원은 그때 셉니다.',
  },

  '§12.1a': {
    en: 'When a unit with a leader loses blocks, the opponent rolls for the leader.',
    ko: '리더가 있는 유닛이 블록을 잃으면 상대가 리더 피해를 확인합니다.',
  },
  '§12.1b': {
    en: 'The opponent rolls two dice, and two sabers kill him; if his unit was eliminated, one die and one saber.',
    ko: '주사위 둘이 모두 칼이면 리더를 잃습니다. 유닛이 전멸했으면 주사위 하나의 칼로 잃습니다.',
  },
  '§12.1c': {
    en: 'A leader is rolled for once in a combat, which is one roll with the retreats that it causes.',
    ko: '리더 피해는 굴림 한 번과 그에 따른 후퇴까지의 한 전투에 한 번만 확인합니다.',
  },
  '§12.2': { en: 'A leader who is lost gives the opponent a banner.', ko: '리더를 잃으면 상대가 승리 깃발 하나를 얻습니다.' },
  '§12.3a': {
    en: 'A leader whose unit was eliminated, or who was attacked alone, retreats 1 to 3 hexes.',
    ko: '유닛이 전멸한 리더와 홀로 공격받은 리더는 1칸에서 3칸을 후퇴합니다.',
  },
  '§12.3b': { en: 'His owner picks how far and which way.', ko: '얼마나 어느 길로 갈지는 주인이 고릅니다.' },
  '§12.3c': {
    en: 'He may pass friends and enemies, and ends in an empty hex or on a friendly unit without a leader.',
    ko: '아군과 적을 지나갈 수 있으며 빈칸이나 리더 없는 아군 유닛에서 멈춥니다.',
  },
  '§12.3d': { en: 'A leader with no hex to retreat to is eliminated.', ko: '후퇴할 칸이 없는 리더는 없어집니다.' },
  '§12.3e': {
    en: 'A leader may retreat over his own baseline: he is out of the battle, and nobody gains a banner.',
    ko: '리더는 아군 쪽 지도 끝 너머로 나갈 수 있습니다. 깃발은 주지 않으나 돌아오지 못합니다.',
  },
  '§12.4': {
    en: 'A leader who passes an enemy unit faces its melee dice: a saber kills him, and a third such hex does so without a roll.',
    ko: '적 유닛을 지나는 리더는 그 유닛의 근접 주사위에 칼이 나오면 없어지고, 셋째 칸도 적이면 굴림 없이 없어집니다.',
  },
  '§12.4a': {
    en: 'If impassable terrain blocked the retreat that eliminated his unit, he falls too; if the edge did, he leaves over it.',
    ko: '유닛을 끝낸 후퇴를 통과 불가 지형이 막았으면 리더도 없어지고, 전장 끝이 막았으면 밖으로 나갑니다.',
  },
  '§12.5': { en: 'Flags have no effect on a leader alone.', ko: '깃발은 홀로 있는 리더에게 효과가 없습니다.' },
  '§12.6': { en: 'The attacker advances after the leader has retreated.', ko: '공격한 유닛은 리더가 후퇴한 다음에 나아갑니다.' },

  '§13.1': {
    en: 'Further actions follow the attacker’s own melee when the target was eliminated or left its hex; artillery has none.',
    ko: '목표가 전멸하거나 칸을 떠나면 공격한 보병이나 기병이 추가 행동을 합니다. 포병은 하지 못합니다.',
  },
  '§13.2': {
    en: 'Infantry may take ground: move into the hex that became free.',
    ko: '보병은 빈 칸으로 들어가 위치를 확보할 수 있습니다.',
  },
  '§13.3': {
    en: 'Cavalry may break through: into the hex that became free and then 1 hex more.',
    ko: '기병은 빈 칸과 그다음 1칸까지 돌파할 수 있습니다.',
  },
  '§13.4a': {
    en: 'Cavalry that moved in may fight one bonus melee in the turn, not against the first target again.',
    ko: '들어간 기병은 한 턴에 한 번, 첫 목표가 아닌 적에게 추가 근접 공격을 할 수 있습니다.',
  },
  '§13.4b': {
    en: 'Dice of the card count in a bonus melee only where they are for the entire turn.',
    ko: '카드 주사위는 턴 전체에 적용될 때만 추가 근접 공격에 더합니다.',
  },
  '§13.4c': {
    en: 'After a bonus melee the cavalry may move 1 hex, into the one that became free.',
    ko: '추가 근접 공격 뒤에는 빈 칸으로 1칸만 들어갑니다.',
  },
  '§13.4d': { en: 'Further actions are finished before the next unit battles.', ko: '다음 유닛이 싸우기 전에 이 모두를 마칩니다.' },

  '§14.1': {
    en: 'There are 70 cards: 48 section cards and 22 tactic cards.',
    ko: '카드는 구역 카드 48장과 전술 카드 22장, 모두 70장입니다.',
  },
  '§14.2': {
    en: 'A section card orders so many units or leaders in each section it shows, and leaders may detach.',
    ko: '구역 카드는 표시된 구역마다 그 수만큼 유닛이나 리더에 명령하고 리더를 분리할 수 있습니다.',
  },
  '§14.3': {
    en: 'Scout orders one piece in its section and looks at two cards.',
    ko: '정찰은 그 구역의 하나에 명령하고 카드 두 장을 봅니다.',
  },
  '§14.4': { en: 'Assault orders as many pieces in its section as the command.', ko: '돌격은 그 구역에서 지휘와 같은 수에 명령합니다.' },
  '§14.5': {
    en: 'Terrain and the limits of battle bind the pieces of tactic cards too.',
    ko: '전술 카드로도 지형과 전투의 제한은 그대로입니다.',
  },
  '§14.6': {
    en: 'The dice of a card are added to the attack of each ordered unit; guards use the other number.',
    ko: '카드의 주사위는 명령받은 유닛의 공격에 더하며 근위대에는 다른 숫자를 씁니다.',
  },
  '§14.7': {
    en: 'Where the card says so, one unit of any kind is ordered plainly when no piece fits the card.',
    ko: '카드에 적혀 있으면, 맞는 유닛이 없을 때 아무 유닛 하나에 보통 명령을 내립니다.',
  },
  '§14.8': {
    en: 'The dice of a card count in an attack of an ordered unit, not in a battle back.',
    ko: '카드 주사위는 자기 공격에만 더하고 반격에는 더하지 않습니다.',
  },
  '§14.9': {
    en: 'No card adds to the one die of a square, or to the one die against it.',
    ko: '방진의, 또는 방진을 상대하는 주사위 하나는 어떤 카드로도 늘지 않습니다.',
  },
  '§14.10a': {
    en: 'Bayonet Charge: up to 4 infantry units move up to 2 hexes and fight in melee, and do not fire.',
    ko: '총검돌격: 보병 4개까지 2칸까지 이동하고 근접 전투하며 사격하지 않습니다.',
  },
  '§14.10b': { en: 'Bayonet Charge: guard infantry rolls one more die.', ko: '총검돌격: 근위 보병은 주사위 하나를 더 굴립니다.' },
  '§14.11a': {
    en: 'Bombard: up to 4 artillery units move up to 3 hexes, or stay and battle with 2 more dice.',
    ko: '포격: 포병 4개까지 3칸까지 이동하거나, 이동하지 않고 주사위 2개를 더해 전투합니다.',
  },
  '§14.11b': { en: 'Bombard: guard artillery rolls 3 more dice instead of 2.', ko: '포격: 근위 포병은 2개 대신 3개를 더합니다.' },
  '§14.12a': {
    en: 'Cavalry Charge: up to 4 units of cavalry or horse artillery; cavalry rolls one more die all turn, guard cavalry two.',
    ko: '기병돌격: 기병과 기마 포병 4개까지. 기병은 턴 내내 주사위 하나, 근위 기병은 둘을 더합니다.',
  },
  '§14.12b': {
    en: 'Cavalry Charge: heavy cavalry moves 3 hexes and battles; horse artillery acts plainly.',
    ko: '기병돌격: 중기병은 3칸 이동하고 전투하며 기마 포병은 평소와 같습니다.',
  },
  '§14.12c': {
    en: 'Cavalry Charge gives no dice into or out of towns and windmills.',
    ko: '기병돌격은 마을과 풍차로, 또는 거기서 나오는 공격에 주사위를 더하지 않습니다.',
  },
  '§14.13': {
    en: 'Counter-Attack becomes the card that the opponent played last, with left and right swapped.',
    ko: '역습은 상대가 마지막으로 쓴 카드가 되며 좌측과 우측은 서로 바뀝니다.',
  },
  '§14.14a': {
    en: 'Élan: as many dice as the command; a symbol orders a unit of its arm, a flag a leader or any unit.',
    ko: '비약: 지휘만큼 주사위를 굴려 기호마다 그 병과의 유닛, 깃발마다 리더나 아무 유닛에 명령합니다.',
  },
  '§14.14b': {
    en: 'Élan: its units roll one more die all turn, and the cards are shuffled.',
    ko: '비약: 명령받은 유닛은 턴 내내 주사위 하나를 더하고 카드를 모두 섞습니다.',
  },
  '§14.15a': {
    en: 'Fire and Hold: up to 4 units of infantry or artillery without an adjacent enemy fire with one more die.',
    ko: '사격 후 대기: 적과 인접하지 않은 보병과 포병 4개까지 주사위 하나를 더해 사격합니다.',
  },
  '§14.15b': { en: 'Fire and Hold: they do not move, but may leave square.', ko: '사격 후 대기: 이동하지 못하나 방진은 풀 수 있습니다.' },
  '§14.16a': {
    en: 'First Strike: the unit that is attacked in melee battles first.',
    ko: '선제공격: 근접 공격을 받은 유닛이 먼저 공격합니다.',
  },
  '§14.16b': {
    en: 'First Strike: if the attacker still stands, its attack goes on; the unit that struck first takes no ground.',
    ko: '선제공격: 공격한 유닛이 남아 있으면 그 공격을 이어 갑니다. 먼저 친 쪽은 위치를 얻지 못합니다.',
  },
  '§14.17a': {
    en: 'Force March orders all infantry in a section that its player chooses.',
    ko: '강행군: 고른 한 구역의 모든 보병에 명령합니다.',
  },
  '§14.17b': {
    en: 'Force March: light, grenadier and guard infantry, and any with a leader, moves 2 hexes and battles.',
    ko: '강행군: 경보병, 척탄병, 근위대와 리더가 있는 보병은 2칸 이동하고 전투합니다.',
  },
  '§14.18a': {
    en: 'Cold Steel: every unit with an adjacent enemy fights in melee with one more die and does not move before.',
    ko: '저들을 베어 버리자: 적과 인접한 모든 유닛이 이동 없이 주사위 하나를 더해 근접 전투합니다.',
  },
  '§14.18b': {
    en: 'Cold Steel: they advance as usual, and a bonus melee has no dice of the card.',
    ko: '저들을 베어 버리자: 추가 행동은 평소와 같고 추가 근접 공격에는 카드 주사위가 없습니다.',
  },
  '§14.19a': {
    en: 'La Grande Manoeuvre: up to 4 pieces move up to 4 hexes and do not battle.',
    ko: '대기동: 유닛과 리더 4개까지 4칸까지 이동하고 전투하지 않습니다.',
  },
  '§14.19b': {
    en: 'La Grande Manoeuvre may order any one unit plainly instead.',
    ko: '대기동: 대신 아무 유닛 하나에 보통 명령을 내릴 수 있습니다.',
  },
  '§14.20a': { en: 'Leadership orders all leaders.', ko: '지도력은 모든 리더에게 명령합니다.' },
  '§14.20b': {
    en: 'Leadership: a leader who stays orders his unit too, and it rolls one more die.',
    ko: '지도력: 배속된 채로 있는 리더는 유닛에도 명령하며 그 유닛은 주사위 하나를 더합니다.',
  },
  '§14.20c': {
    en: 'Leadership: a leader may detach; the unit that he joins gets no order by this.',
    ko: '지도력: 리더는 분리할 수 있고 배속된 유닛은 명령받지 않습니다.',
  },
  '§14.21a': {
    en: 'Rally: as many dice as the command; a symbol gives a unit of its arm a lost block back.',
    ko: '재편: 지휘만큼 주사위를 굴려 기호마다 그 병과의 유닛이 잃은 블록 하나를 되찾습니다.',
  },
  '§14.21b': { en: 'Rally: a unit that got a block back is ordered.', ko: '재편: 블록을 되찾은 유닛은 명령을 받습니다.' },
  '§14.22a': {
    en: 'Short Supply: a unit of either side, not in square, goes back to its baseline in the same section.',
    ko: '보급부족: 방진이 아닌 어느 쪽 유닛 하나를 같은 구역의 아군 쪽 지도 끝으로 옮깁니다.',
  },
  '§14.22b': { en: 'Short Supply: that unit does not battle this turn.', ko: '보급부족: 그 유닛은 이번 턴에 전투하지 못합니다.' },

  '§15.1': {
    en: 'A unit ordered in place of what the card orders has no dice of the card.',
    ko: '카드에 맞는 유닛 대신 명령받은 유닛에는 카드 주사위가 없습니다.',
  },
  '§15.2': {
    en: 'Fire and Hold: a unit that has an adjacent enemy when its combat comes does not battle.',
    ko: '사격 후 대기: 전투할 때 적과 인접한 유닛은 전투하지 못합니다.',
  },
  '§15.3': {
    en: 'Cold Steel: adjacent artillery that joins the melee adds its die too.',
    ko: '저들을 베어 버리자: 근접 전투에 함께하는 인접 포병도 주사위 하나를 더합니다.',
  },
  '§15.4': {
    en: 'The flag of a square comes before every rule that ignores flags.',
    ko: '추방 깃발은 깃발을 무시하는 모든 규칙보다 우선합니다.',
  },
  '§15.5': { en: 'La Grande Manoeuvre lifts no limit of terrain.', ko: '대기동으로도 지형의 제한은 풀리지 않습니다.' },
  '§15.6': { en: 'Units of a Bayonet Charge may move away from the enemy.', ko: '총검돌격의 유닛은 적에게서 멀어져도 됩니다.' },
  '§15.7': { en: 'Leadership adds only one die.', ko: '지도력이 더하는 주사위는 하나뿐입니다.' },

  '§16.1': {
    en: 'Terrain takes dice off by the arm of the attacker, for the hex of the target and for its own; both add up.',
    ko: '지형은 공격하는 병과에 따라 목표 칸과 자기 칸 양쪽에서 주사위를 줄이며 둘을 더합니다.',
  },
  '§16.2': {
    en: 'Terrain that stops ends a move in its first hex, but not a retreat.',
    ko: '멈추게 하는 지형은 들어간 칸에서 이동을 끝내나 후퇴는 멈추지 않습니다.',
  },
  '§16.3': {
    en: 'After entering terrain that forbids it a unit does not battle this turn, a bonus melee included.',
    ko: '전투를 막는 지형에 들어간 유닛은 이번 턴에 추가 근접 공격도 하지 못합니다.',
  },
  '§16.4': {
    en: 'No piece enters impassable terrain by move, retreat or advance.',
    ko: '통과 불가 지형에는 이동, 후퇴, 위치 확보, 돌파로도 들어가지 못합니다.',
  },
  '§16.5': { en: 'A hex with water or a bridge has no other terrain.', ko: '물이나 다리가 있는 칸에는 다른 지형이 없습니다.' },
  '§16.6': {
    en: 'The table of terrain: what it does to moves, dice, squares and sight.',
    ko: '지형표: 이동, 주사위, 방진, 조준선에 미치는 효과.',
  },
  '§16.7': { en: 'Clear ground has no effect.', ko: '평지는 효과가 없습니다.' },
  '§16.8': { en: 'Forest: only light infantry battles in the turn it enters.', ko: '숲: 들어간 턴에 전투할 수 있는 것은 경보병뿐입니다.' },
  '§16.9': {
    en: 'From hill to hill other numbers take the place of those into and out of a hill.',
    ko: '언덕에서 언덕으로 공격할 때는 다른 수치를 씁니다.',
  },
  '§16.10': { en: 'No piece enters rugged hills, and they block sight.', ko: '요철 구릉에는 아무도 들어가지 못하고 조준선을 막습니다.' },
  '§16.11': {
    en: 'Town and windmill: a Cavalry Charge gives no dice into or out of them.',
    ko: '마을과 풍차: 안팎으로 하는 공격에 기병돌격의 주사위가 없습니다.',
  },
  '§16.12a': {
    en: 'Field works protect only against attacks through the sides they cover.',
    ko: '보루는 두른 면으로 들어오는 공격만 막아 줍니다.',
  },
  '§16.12b': {
    en: 'Field works: infantry and artillery ignore a flag, cavalry does not.',
    ko: '보루: 보병과 포병은 깃발 하나를 무시하고 기병은 하지 못합니다.',
  },
  '§16.12c': { en: 'Field works attacked from a hill: only the works count.', ko: '보루를 언덕에서 공격할 때는 보루의 효과만 셉니다.' },
  '§16.12d': {
    en: 'Cavalry that attacks out through the works rolls 2 dice less.',
    ko: '보루 너머로 공격하는 기병은 주사위 둘을 덜 굴립니다.',
  },
  '§16.13': { en: 'A river is crossed only by bridge or ford.', ko: '강은 다리와 여울로만 건넙니다.' },
  '§16.14': { en: 'Units in a fordable river battle with one die less.', ko: '얕은 강에서는 주사위를 하나 덜 굴리며 싸웁니다.' },
  '§16.15': { en: 'A bridge takes away the effects of the water in its hex.', ko: '다리는 그 칸의 물의 효과를 없앱니다.' },
  '§16.16': {
    en: 'A sand quarry takes a die off artillery in melee and fire.',
    ko: '모래 채석장은 근접 전투와 사격에서 포병의 주사위를 하나 줄입니다.',
  },

  '§17.1': {
    en: 'A die has two sides of infantry, one of cavalry, artillery, flag and saber each.',
    ko: '주사위에는 보병이 두 면, 기병, 포병, 깃발, 칼이 한 면씩 있습니다.',
  },
  '§17.2': {
    en: 'Arms are infantry, cavalry and artillery; classes are line, militia, elite and guard.',
    ko: '병과는 보병, 기병, 포병이고 등급은 전열, 민병대, 정예, 근위대입니다.',
  },
  '§17.3': { en: 'The number of dice is never below 0.', ko: '주사위는 0보다 적어지지 않습니다.' },
};
