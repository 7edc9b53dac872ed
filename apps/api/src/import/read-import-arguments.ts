import { accessSync, constants, statSync } from 'node:fs';
import { readCommandLine } from '@wbn/host/start/read-command-line.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import { type ImportKind, importKinds } from './parse-rows.ts';

/** Shows the progress of a long command: one changing line on a terminal, otherwise a line every few seconds. */
interface ProgressLine {
  show(message: string): void;
  /** Ends the changing line, so that later output starts on a new line. */
  end(): void;
}

const terminalInterval = 100;
const logInterval = 5_000;

export function createProgressLine(stream: NodeJS.WriteStream, prefix: string): ProgressLine {
  const interval = stream.isTTY ? terminalInterval : logInterval;
  let last = stream.isTTY ? 0 : Date.now();
  let open = false;
  return {
    show(message) {
      const now = Date.now();
      if (now - last < interval) return;
      last = now;
      const text = `${prefix}${message}`;
      if (stream.isTTY) {
        stream.write(`\r\u001b[2K${text.slice(0, Math.max(20, stream.columns - 1))}`);
        open = true;
      } else {
        stream.write(`${text}\n`);
      }
    },
    end() {
      if (open) stream.write('\r\u001b[2K');
      open = false;
    },
  };
}

const usage =
  'Say what to import: pnpm import companies.ndjson.gz [more files] [--kind companies|names|products] [--source-name name], or company.zip [--owner e-mail].';

interface ImportArguments {
  files: string[];
  kind?: ImportKind;
  /** Name of the source of the data, which readers see. */
  sourceName?: string;
  /** E-mail address of the owner of companies imported from archives. */
  owner?: string;
}

/** Reads the command line of `pnpm import`. Throws `UsageError` with one sentence. */
export function readImportArguments(args: string[]): ImportArguments {
  const parsed = readCommandLine(
    args,
    { kind: { type: 'string' }, owner: { type: 'string' }, 'source-name': { type: 'string' } },
    usage,
  );
  const kind = importKinds.find((one) => one === parsed.values.kind);
  if (parsed.values.kind !== undefined && !kind)
    throw new UsageError(
      `--kind ${parsed.values.kind} is not known: it is one of ${importKinds.join(', ')}.`,
    );
  if (parsed.positionals.length === 0) throw new UsageError(usage);
  for (const file of parsed.positionals) requireFile(file);
  const { owner } = parsed.values;
  const sourceName = parsed.values['source-name']?.trim();
  if (sourceName !== undefined && (sourceName === '' || sourceName.length > 100))
    throw new UsageError('--source-name is the name of the source that readers see, of 1 to 100 characters.');
  return {
    files: parsed.positionals,
    ...(kind ? { kind } : {}),
    ...(sourceName ? { sourceName } : {}),
    ...(owner ? { owner } : {}),
  };
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
