import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { network } from '../../packages/edition/src/network.ts';
import { AnswerError, answerQuestions, type EditionFacts } from './answer-questions.ts';
import { type Answers, questions } from './questions.ts';
import { writeEdition } from './write-edition.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const usage = `pnpm new:edition asks a few questions and makes editions/<id>. Each can be answered by a flag instead:
${questions.map(({ name, text }) => `  --${name.padEnd(12)} ${text}`).join('\n')}
  --yes          take the proposals for the rest`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((argument) => argument !== '--'),
    options: {
      yes: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      ...Object.fromEntries(questions.map(({ name }) => [name, { type: 'string' as const }])),
    },
  });
  const { yes, help, ...given } = values;
  if (help) {
    console.log(usage);
    return;
  }
  const facts = await answer(given as Answers, yes === true);
  await writeEdition(root, facts);
  console.log(nextSteps(facts));
}

async function answer(given: Answers, yes: boolean): Promise<EditionFacts> {
  const options = { given, network, say: (sentence: string) => console.log(`  ${sentence}`) };
  if (yes) return answerQuestions(options);
  if (!process.stdin.isTTY)
    throw new AnswerError('Nobody is here to be asked: answer by flags and add --yes.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl-C or Ctrl-D: the question stays unanswered.
  const left = new Promise<never>((_, reject) => {
    terminal.once('close', () => reject(new AnswerError('\nStopped.')));
  });
  left.catch(() => undefined);
  try {
    return await answerQuestions({
      ...options,
      ask: (text, proposal) =>
        Promise.race([terminal.question(`${text}${proposal ? ` (${proposal})` : ''}: `), left]),
    });
  } finally {
    terminal.close();
  }
}

function nextSteps({ id }: EditionFacts): string {
  const steps = [
    ['npx pnpm install', 'links the new package'],
    [`npx pnpm --filter @wbn/${id} build`, `makes editions/${id}/dist`],
    ['npm start', `then open http://${id}.localhost:4000`],
    [`npx pnpm check:edition ${id}`, 'says what is still a sample value before a launch'],
  ];
  const lines = steps.map(([command = '', meaning]) => `  ${command.padEnd(44)} ${meaning}`);
  return `\neditions/${id} is there, and the network knows it. Next:\n${lines.join('\n')}`;
}

try {
  await main();
} catch (error) {
  const told =
    error instanceof AnswerError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  console.error(told ? (error as Error).message : error);
  if (told) console.error('\nNothing was written. pnpm new:edition --help lists the questions.');
  process.exitCode = told ? 2 : 1;
}
