import { createWriteStream, mkdirSync, rmSync, type WriteStream } from 'node:fs';
import { basename, dirname } from 'node:path';
import { finished } from 'node:stream/promises';

export interface FieldError {
  field: string;
  message: string;
}

const shownErrors = 20;

/** Collects what is wrong with the rows of one file: all of it in a text file, the first 20 for the screen. */
export class RowErrors {
  rejected = 0;
  readonly shown: string[] = [];
  readonly errorsFile: string;
  private readonly file: string;
  private stream: WriteStream | undefined;

  constructor(file: string, errorsFile: string) {
    this.file = basename(file);
    this.errorsFile = errorsFile;
    rmSync(errorsFile, { force: true });
  }

  /** A row is left out; each of its faults becomes one line `file:line: field: what is wrong, what is allowed`. */
  reject(line: number, faults: FieldError[]): void {
    this.rejected += 1;
    for (const { field, message } of faults) {
      const text = `${this.file}:${line}: ${field}: ${message}`;
      if (this.shown.length < shownErrors) this.shown.push(text);
      if (!this.stream) {
        mkdirSync(dirname(this.errorsFile), { recursive: true });
        this.stream = createWriteStream(this.errorsFile);
      }
      this.stream.write(`${text}\n`);
    }
  }

  async close(): Promise<void> {
    if (!this.stream) return;
    this.stream.end();
    await finished(this.stream);
  }
}
