import type { KnownPlace } from '../places/PlaceBook.ts';
import type { Biography } from './Biography.ts';

/** Churchyard, village memorial and register of somebody of `home` who died at `place`. */
export function recordCivilianGrave(biography: Biography, home: KnownPlace, place: KnownPlace, fate: string): void {
  const { random, world } = biography;
  const graveyard = world.memorials.graveyard(place) ?? (random.chance(0.4) ? world.memorials.graveyard(home) : null);
  if (graveyard && random.chance(0.62)) {
    biography.add('memorated', {
      memorial_id: graveyard.id,
      memorial_kind: random.chance(0.02) ? 'unknown' : 'current',
      memorial_ref: random.chance(0.35) ? `Rij ${random.whole(1, 24)}, graf ${random.whole(1, 30)}` : '',
    });
  }
  const plate = world.memorials.parishPlate(home);
  if (plate && random.chance(0.6)) {
    biography.add('memorated', {
      memorial_id: plate.id,
      memorial_kind: 'none',
      memorial_ref: random.chance(0.2) ? `Kolom ${random.whole(1, 4)}` : '',
      description: biography.tell('villagePlate', 0.3),
    });
  }
  if (fate === 'forcedLabour' && random.chance(0.3)) note(biography, 'Gedenkmuur voor de opgeëisten');
  if (fate === 'shelled' && home.within === 'Ieper' && random.chance(0.3)) {
    note(biography, 'Register van de burgerlijke slachtoffers van Ieper', `nr. ${random.whole(1, 640)}`);
  } else if (random.chance(0.05))
    note(biography, 'Gulden Boek van het arrondissement Ieper', `p. ${random.whole(3, 320)}`);
}

function note(biography: Biography, name: string, reference = ''): void {
  const memorial = biography.world.memorials.named(name);
  if (biography.isOn(memorial.id)) return;
  biography.add('memorated', { memorial_id: memorial.id, memorial_kind: 'none', memorial_ref: reference });
}
