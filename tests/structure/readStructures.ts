import { join } from 'node:path';
import { checkStructure, type Plan, type Structure } from './checkStructure.ts';
import { areaOrder, layeredFolders, layers, packageFolders } from './plan.ts';
import { readImports } from './readImports.ts';

export interface ProgramStructure extends Structure {
  readonly folder: string;
  readonly files: number;
}

const layered: Plan = { layers, areaOrder };

/** How each program and package stands to the plan. */
export function readStructures(root: string): ProgramStructure[] {
  const read = (folder: string, plan: Plan | null): ProgramStructure => {
    // `@salient/importer/` is `core-server/importer/src/`.
    const name = folder.split('/').at(-2);
    const { files, imports } = readImports(join(root, folder), `@salient/${name}/`);
    return { folder, files: files.length, ...checkStructure(files, imports, plan) };
  };
  return [
    ...layeredFolders.map((folder) => read(folder, layered)),
    ...packageFolders.map((folder) => read(folder, null)),
  ];
}
