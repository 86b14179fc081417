import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { ByteRange, FileStore, StoredObject } from './FileStore.ts';

export interface S3Options {
  readonly bucket: string;
  readonly region: string;
  /** Of another make than Amazon's, such as MinIO; its buckets stand in the path. */
  readonly endpoint?: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Files in a bucket of an S3-compatible service. An object appears there whole or not at all. */
export class S3Store implements FileStore {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor({ bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Options) {
    this.#bucket = bucket;
    this.#client = new S3Client({
      region,
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      credentials: { accessKeyId, secretAccessKey },
      maxAttempts: 3,
      // Services of other makes do not all know the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
    });
  }

  async put(key: string, path: string): Promise<void> {
    const { size } = await stat(path);
    await this.#client.send(
      new PutObjectCommand({ Bucket: this.#bucket, Key: key, Body: createReadStream(path), ContentLength: size }),
    );
  }

  async putBytes(key: string, bytes: Buffer): Promise<void> {
    await this.#client.send(new PutObjectCommand({ Bucket: this.#bucket, Key: key, Body: bytes }));
  }

  async stat(key: string): Promise<StoredObject | null> {
    try {
      const found = await this.#client.send(new HeadObjectCommand({ Bucket: this.#bucket, Key: key }));
      return { key, bytes: found.ContentLength ?? 0, at: found.LastModified ?? new Date(0) };
    } catch (error) {
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
      throw error;
    }
  }

  async open(key: string, range?: ByteRange): Promise<Readable> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: key, Range }));
    return Body as Readable;
  }

  async remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key }));
  }

  async *list(folder = ''): AsyncIterable<StoredObject> {
    let ContinuationToken: string | undefined;
    do {
      const page = await this.#client.send(
        new ListObjectsV2Command({ Bucket: this.#bucket, Prefix: folder, ContinuationToken }),
      );
      for (const { Key, Size, LastModified } of page.Contents ?? []) {
        if (Key !== undefined) yield { key: Key, bytes: Size ?? 0, at: LastModified ?? new Date() };
      }
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  close(): void {
    this.#client.destroy();
  }
}
