import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface DiskState {
  readonly freeBytes: number;
  readonly totalBytes: number;
  /** Little room is left: administrators are told. */
  readonly isLow: boolean;
  /** So little that nothing large is taken any more, so that the database can go on. */
  readonly isFull: boolean;
}

/** Least room that is kept for the database when the settings say nothing. Megabytes. */
export const defaultFloorMb = 500;
/** Administrators are told when this many times the floor is left. */
const warningFactor = 4;
const megabyte = 1024 * 1024;

/** A large write was refused for want of room. The message is a whole sentence for people. */
export class DiskTooFull extends Error {
  override name = 'DiskTooFull';
}

/**
 * The room on the disk that holds a folder. PostgreSQL stops all at once when it has none left, so whatever writes much
 * (imports, uploads, backups) asks here first and leaves it the last of it.
 */
export class DiskSpace {
  readonly #folder: string;
  readonly #floorBytes: number;

  /** @param floorMb megabytes that large writes leave free. */
  constructor(folder: string, floorMb = defaultFloorMb) {
    this.#folder = folder;
    this.#floorBytes = floorMb * megabyte;
  }

  async read(): Promise<DiskState> {
    const disk = await statfs(nearestThere(this.#folder));
    const freeBytes = disk.bavail * disk.bsize;
    return {
      freeBytes,
      totalBytes: disk.blocks * disk.bsize,
      isLow: freeBytes < this.#floorBytes * warningFactor,
      isFull: freeBytes < this.#floorBytes,
    };
  }

  /** @throws DiskTooFull when `what`, such as "an import", would take the room that the database needs. */
  async require(what: string): Promise<void> {
    const { freeBytes, isFull } = await this.read();
    if (!isFull) return;
    const inMb = (bytes: number) => Math.round(bytes / megabyte);
    throw new DiskTooFull(
      `The disk that holds ${this.#folder} has only ${inMb(freeBytes)} MB left and ${what} was not begun, so that the database can go on: make room until more than ${inMb(this.#floorBytes)} MB are free, and try again.`,
    );
  }
}

/** A folder that is yet to be made lies on the disk of the one above it. */
const nearestThere = (folder: string): string => (existsSync(folder) ? folder : nearestThere(dirname(folder)));

/** The disk of a data directory, by its settings. */
export const diskOf = ({ dataDir, diskFloorMb }: { dataDir: string; diskFloorMb: number }): DiskSpace =>
  new DiskSpace(dataDir, diskFloorMb);
