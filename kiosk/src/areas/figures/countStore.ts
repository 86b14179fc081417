import { noCounts, type StoredCounts } from './storedCounts.ts';

const database = 'kiosk-counts';
const store = 'counts';
const only = 'kept';

/** The result of a request of IndexedDB. */
const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(database, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  return settled(opening);
}

/**
 * Changes what this browser holds of counts, in one transaction, and answers it. It outlives a restart of the machine.
 *
 * @throws DOMException when the browser keeps nothing, because its disk is full or it was told not to.
 */
export async function changeKept(change: (kept: StoredCounts) => StoredCounts): Promise<StoredCounts> {
  const db = await open();
  try {
    const transaction = db.transaction(store, 'readwrite', { durability: 'strict' });
    const counts = transaction.objectStore(store);
    const kept = change(((await settled(counts.get(only))) as StoredCounts | undefined) ?? noCounts);
    await settled(counts.put(kept, only));
    return kept;
  } finally {
    db.close();
  }
}
