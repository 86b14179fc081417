import { z } from 'zod';

/** The museum has four kiosks (KIOSK-01); a new story belongs to all of them (STORY-39). */
export const kioskNumbers = [1, 2, 3, 4] as const;
export type KioskNumber = (typeof kioskNumbers)[number];
export const isKioskNumber = (number: number): number is KioskNumber =>
  (kioskNumbers as readonly number[]).includes(number);

export const kioskNumberSchema = z.int().min(1).max(kioskNumbers.length);

/** The record of a kiosk, which is there from the first day: its id ends in its number. */
export const kioskNumberOf = (id: string): number => Number(id.at(-1));
