import { accessSync, constants, statSync } from 'node:fs';
import { readCommandLine } from '@wbn/host/start/read-command-line.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import { type ImportKind, importKinds } from './recognise-kind.ts';

const usage =
  'Say what to import: pnpm import companies.ndjson.gz [more files] [--kind companies|names|products], or company.zip [--owner e-mail].';

export interface ImportArguments {
  files: string[];
  kind?: ImportKind;
  /** E-mail address of whoever gets the companies that come as archives. */
  owner?: string;
}

/** Reads the command line of `pnpm import`. Throws `UsageError` with one sentence. */
export function readImportArguments(args: string[]): ImportArguments {
  const parsed = readCommandLine(args, { kind: { type: 'string' }, owner: { type: 'string' } }, usage);
  const kind = importKinds.find((one) => one === parsed.values.kind);
  if (parsed.values.kind !== undefined && !kind)
    throw new UsageError(
      `--kind ${parsed.values.kind} is not known: it is one of ${importKinds.join(', ')}.`,
    );
  if (parsed.positionals.length === 0) throw new UsageError(usage);
  for (const file of parsed.positionals) requireFile(file);
  const { owner } = parsed.values;
  return { files: parsed.positionals, ...(kind ? { kind } : {}), ...(owner ? { owner } : {}) };
}

function requireFile(file: string): void {
  const facts = statSync(file, { throwIfNoEntry: false });
  if (!facts) throw new UsageError(`There is no file ${file}.`);
  if (!facts.isFile()) throw new UsageError(`${file} is not a file.`);
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new UsageError(`The file ${file} may not be read by this user.`);
  }
}
