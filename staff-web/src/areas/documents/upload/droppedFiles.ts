import { isNamedAsImage } from '@salient/shared/areas/attachments/uploadRules.ts';

/** What systems leave in folders and nobody means; a hidden scan is meant, but not what a Mac keeps beside each file. */
const isLeftBySystem = (name: string) =>
  name.startsWith('._') ||
  (name.startsWith('.') && !isNamedAsImage(name)) ||
  name === 'Thumbs.db' ||
  name === 'desktop.ini';

/** The files that were dropped, those of folders and of folders in them too. */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  // The list is emptied once the event is over: what it holds is asked for first.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return [...transfer.files];
  const found = await Promise.all(entries.map(filesOf));
  return found.flat();
}

/** The files of a chosen folder without what systems leave there. */
export const chosenFiles = (files: FileList | null): File[] =>
  [...(files ?? [])].filter(({ name }) => !isLeftBySystem(name));

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (isLeftBySystem(entry.name)) return [];
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    // Browsers say the folder of a chosen file only, not that of a dropped one.
    Object.defineProperty(file, 'webkitRelativePath', { value: entry.fullPath });
    return [file];
  }
  const files: File[] = [];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // A folder is read in parts; an empty one is the end.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (part.length === 0) return files;
    for (const each of part) files.push(...(await filesOf(each)));
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
