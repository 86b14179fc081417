import { phrases } from './Phrase.ts';
import type { Phrasebook } from './situations.ts';

export const en: Phrasebook = {
  parents: phrases(`
    [Son|Daughter] of {father} and {mother}.
    [Son|Daughter] of {father}, {fathersTrade}, and {mother}, {fromHome}.
    Child of {father} and {mother}, {order} of {children}.
    [Son|Daughter] of {mother} and the late {lateFather}.
    [His|Her] father, {father}, was a {fathersTrade}.`),
  family: phrases(`
    {order} of {children} children.
    Brought up by grandparents {inHome}.
    Still a child when {lateFather}, [his|her] father, died.
    The family had come {fromHome} generations before.`),
  married: phrases(`
    Married to {spouse}.
    [Husband|Wife] of {spouse}; the couple had {offspring} children.
    Left [a widow|a widower], {spouse}.`),
  single: phrases(`
    Engaged to be married when war broke out.
    Unmarried; lived with [his|her] mother.
    Never married.`),
  nextOfKin: phrases(`
    Next of kin: [his|her] mother, {mother}, {street}.
    Next of kin: [his|her] father, {livingFather}.
    The family heard nothing for months.
    [His|Her] effects were sent to {mother}.
    [His|Her] mother chose the words on the headstone.`),
  familyLoss: phrases(`
    A brother, {sibling}, is also on the list of names.
    The family lost more than one child in the war.
    See also {sibling}.`),
  born: phrases(`
    Born {order} of {children} children.
    The birth was registered by {father}.
    Baptised in the parish church.
    Age at enlistment suggests an earlier year.`),
  school: phrases(`
    Left school at {age}.
    Won a prize for attendance.
    Attended evening classes as well.
    Played for the school team.`),
  work: phrases(`
    Worked as a {trade} before the war.
    Joined the firm straight from school.
    Served an apprenticeship with [his|her] uncle.
    Gave up a good position to enlist.
    Gave {trade} as occupation.`),
  home: phrases(`
    Lived there with [his|her] parents.
    Boarded with a family in the same street.
    Address given at enlistment.
    The house still stands.`),
  fugitive: phrases(`
    Fled on foot ahead of the shelling.
    Given shelter by a local relief committee.
    Found work in a munitions factory.
    Returned in 1919 to a village in ruins.
    Crossed the Channel on one of the last boats.`),
  evacuated: phrases(`
    Evacuated when the area was cleared.
    Taken away by army lorry with two hours' notice.
    Sent to safety with a children's colony.`),
  deported: phrases(`
    Taken for forced labour.
    Worked on railways behind the German lines.
    Came home ill and exhausted.`),
  moved: phrases(`
    Moved there to find work.
    Emigrated with an elder brother.
    Worked the passage out as a steward.
    {ifMarried}Moved after the wedding.`),
  marriage: phrases(`
    The witnesses were a brother and a neighbour.
    The couple had {offspring} children.
    Married in the parish church.`),
  peacetime: phrases(`
    Joined before the war.
    A regular soldier since {year}.`),
  volunteered: phrases(`
    Enlisted with friends from the same street.
    Volunteered in the first weeks of the war.
    Gave a false age.
    Walked to the nearest town to enlist.
    Attested in {year}, when living {inHome}.`),
  conscripted: phrases(`
    {ifBritish}Called up under the Military Service Acts.
    Called up for service.
    Previously rejected on medical grounds.`),
  service: phrases(`
    Served with {unit}.
    In the line {nearPlace}.
    Arrived with a draft of reinforcements.
    Employed as a company runner.
    Served as a stretcher-bearer.
    Member of a Lewis gun team.
    Helped to bring up rations at night.
    In camp {inRear} before the attack.`),
  postedTo: phrases(`
    Posted to {unit} in the field.
    Joined from the base depot.`),
  attachedTo: phrases(`
    Attached to a tunnelling company for fatigues.
    Attached to brigade headquarters as a runner.
    Attached to a trench mortar battery.`),
  renumbered: phrases(`
    Given a new regimental number.
    Renumbered on transfer.`),
  transferred: phrases(`
    Transferred after recovering from wounds.
    Transferred to {unit}.
    Transferred at own request.`),
  promoted: phrases(`
    Promoted in the field.
    Promoted after a course at a divisional school.
    Promoted to fill a casualty.`),
  jailed: phrases(`
    Arrested for sheltering soldiers.
    Sentenced by an occupation court for carrying letters.
    Held without trial for three weeks.`),
  captured: phrases(`
    Taken prisoner {nearPlace}.
    Captured when the trench was overrun by {enemy}.
    Set to work in a quarry.
    Reported a prisoner on a postcard home.
    Repatriated in December 1918.`),
  wounded: phrases(`
    Wounded on patrol.
    Wounded while carrying up ammunition.
    Wounded in the attack {nearPlace}.
    Lay out all night before being brought in.
    Remained at duty.`),
  woundedAgain: phrases(`
    Wounded for the second time.
    Wounded again within months of returning.`),
  hospital: phrases(`
    Admitted to {hospital}.
    Evacuated by ambulance train.
    Returned to the unit after six weeks.
    Underwent an operation the same night.`),
  illness: phrases(`
    Admitted with trench fever.
    Admitted with trench foot.
    Admitted with scabies.
    Admitted with bronchitis.`),
  fell: phrases(`
    Killed in the attack {nearPlace}.
    Hit by machine-gun fire as the company advanced.
    Killed by a sniper at stand-to.
    Killed while going to the help of a wounded friend.
    Fell on the way up to the line.
    A comrade wrote that death was instantaneous.`),
  shelled: phrases(`
    Killed by a shell that struck the dug-out.
    Killed by shell fire during a relief.
    Killed when a shell hit the cookhouse.
    Killed by a bomb dropped on the transport lines.
    Buried by a direct hit on the trench.`),
  gassedByCloud: phrases(`
    Died from the effects of gas.
    Overcome by the chlorine cloud and not seen again.`),
  gassedByShells: phrases(`
    Died from the effects of gas.
    Exposed to mustard gas; died two days later.`),
  missing: phrases(`
    Reported missing {nearPlace}; later presumed dead.
    Last seen {nearPlace}.
    No trace was found after the attack.`),
  diedOfWounds: phrases(`
    Died of wounds at {hospital}.
    Died soon after admission to {hospital}.
    Did not recover from the operation.
    The chaplain wrote to the family.`),
  accident: phrases(`
    Killed accidentally when a grenade exploded.
    Drowned while bathing behind the lines.
    Killed in an accident with ammunition.`),
  diedInCamp: phrases(`
    Died as a prisoner of war.
    Died in the camp hospital.
    Died of exhaustion while working for the captors.`),
  shotAtDawn: phrases(`
    Sentenced by court martial and shot at dawn; pardoned in 2006.`),
  civilianShelled: phrases(`
    Killed at home by a shell.
    Killed in the street during a bombardment.
    Killed when the cellar collapsed in which neighbours had taken shelter.
    Killed with several neighbours.`),
  civilianBombed: phrases(`
    Killed by an aeroplane bomb on the market square.
    Killed in a night air raid.`),
  civilianGassed: phrases(`
    Overcome by gas that drifted across the lines.`),
  massacre: phrases(`
    Shot with other villagers during the invasion.
    Taken from home and shot in the churchyard.`),
  executed: phrases(`
    Sentenced to death for espionage and shot.`),
  forcedLabour: phrases(`
    Died of hardship in a labour camp.
    Died soon after coming home from forced labour.`),
  exileEnded: phrases(`
    Died in exile.
    Died in a home for refugees.`),
  explosive: phrases(`
    Killed while dismantling a shell.
    Struck an unexploded shell while ploughing.
    Found a grenade among the ruins while playing.`),
  buried: phrases(`
    Buried by comrades the same evening.
    Buried beside a friend from the same battalion.
    The grave was first marked by a wooden cross.`),
  reburied: phrases(`
    Moved here when smaller cemeteries were brought together.
    Originally buried {inPlace}.
    Identified by a disc when the grave was moved.`),
  wallOfNames: phrases(`
    Commemorated on {panel}.
    Has no known grave.
    Added after research by volunteers.`),
  villagePlate: phrases(`
    Named on the village memorial.
    The name is misspelt on the stone.
    Read aloud every year on 11 November.`),
  decorated: phrases(`
    For bravery in the field.
    Brought in three wounded men under heavy shell fire.
    Mended a broken telephone wire four times in one night.
    Held the post until relieved, though wounded.
    For devotion to duty throughout the campaign.
    Took command of the platoon when all officers had fallen.`),
  afterwards: phrases(`
    Went home {toPlace} after the war.
    Seldom spoke of the war.
    Member of the veterans' association.
    Came back in the 1920s to visit the graves of friends.
    Suffered from the effects of gas to the end.`),
  kept: phrases(`
    The family keeps a bundle of letters from the war years.
    A school class wrote about this life.`),
  keptSoldier: phrases(`
    The family keeps a bundle of letters from the front.
    A photograph in uniform was given by a great-niece.
    A school class wrote about this life.
    A pocket diary in pencil has been preserved.
    The memorial plaque hung in the hall of the family home.`),
};
