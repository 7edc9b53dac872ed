import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { chromiumLaunch } from '../../apps/storybook/chromium.ts';
import { worldMapPath, worldMapSize } from '../../packages/ui-kit/src/pictures/world-map-path.ts';
import { type IntroWords, introWords } from './intro-words.ts';

const folder = fileURLToPath(new URL('../../packages/marketing-pages/src/home/video/', import.meta.url));
const seconds = 20;
const framesPerSecond = 25;
const largest = 2 * 1024 * 1024;
/** The moment that stands for the video before it is played. */
const posterAt = 3.2;
/** Pixels; it stands in half of a wide screen or the whole of a phone, where it is the largest paint. */
const posterWidth = 960;

const common = [
  '-y',
  '-loglevel',
  'error',
  '-f',
  'image2pipe',
  '-framerate',
  `${framesPerSecond}`,
  '-i',
  '-',
];
const yuv = ['-pix_fmt', 'yuv420p'];

/** Draws the intro video in both languages; needs ffmpeg with libx264 and libvpx (Debian: apt-get install ffmpeg). */
const browser = await chromium.launch({ ...(await chromiumLaunch()), headless: true });
try {
  for (const language of ['en', 'es'] as const) {
    const page = await openDrawing(await browser.newPage(), introWords[language]);
    const frames: Buffer[] = [];
    for (let at = 0; at < seconds * framesPerSecond; at++) {
      frames.push(await drawFrame(page, at / framesPerSecond, 'image/jpeg'));
    }
    const name = `${folder}intro.${language}`;
    const x264 = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '24', '-movflags', '+faststart'];
    const vp9 = ['-c:v', 'libvpx-vp9', '-crf', '34', '-b:v', '0', '-row-mt', '1', '-cpu-used', '2'];
    await encode(frames, [...yuv, ...x264, `${name}.mp4`]);
    await encode(frames, [...yuv, ...vp9, `${name}.webm`]);
    const still = await drawFrame(page, posterAt, 'image/png');
    await sharp(still).resize(posterWidth).avif({ quality: 35, effort: 9 }).toFile(`${name}.avif`);
    await writeFile(`${name}.vtt`, captionsOf(introWords[language]));
    for (const ending of ['mp4', 'webm', 'avif', 'vtt']) await report(`${name}.${ending}`);
    await page.close();
  }
} finally {
  await browser.close();
}

async function openDrawing(page: Page, words: IntroWords): Promise<Page> {
  const font = await readFile(
    new URL('../../packages/ui-kit/src/theme/font/inter-latin.woff2', import.meta.url),
  );
  const script = await readFile(new URL('draw-intro.js', import.meta.url), 'utf8');
  const globals = { words, mapPath: worldMapPath, mapSize: worldMapSize };
  const declarations = Object.entries(globals).map(
    ([name, value]) => `const ${name}=${JSON.stringify(value)};`,
  );
  await page.setContent(`<!doctype html><style>
    @font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${font.toString('base64')}) }
    </style><canvas width="1280" height="720"></canvas><script>${declarations.join('')}${script}</script>`);
  await page.evaluate("document.fonts.load('600 20px Inter')");
  return page;
}

async function drawFrame(page: Page, at: number, type: 'image/jpeg' | 'image/png'): Promise<Buffer> {
  const address = await page.evaluate(
    `drawIntro(${at}), document.querySelector('canvas').toDataURL('${type}', 0.95)`,
  );
  return Buffer.from(String(address).split(',')[1] ?? '', 'base64');
}

async function encode(frames: readonly Buffer[], output: readonly string[]): Promise<void> {
  const ffmpeg = spawn('ffmpeg', [...common, ...output], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(ffmpeg, 'exit');
  for (const frame of frames) if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} for ${output.at(-1)}`);
}

function captionsOf({ captions }: IntroWords): string {
  const time = (at: number) => new Date(at * 1000).toISOString().slice(11, 23);
  const cues = captions.map(([from, to, text]) => `${time(from)} --> ${time(to)}\n${text}\n`);
  return `WEBVTT\n\n${cues.join('\n')}`;
}

async function report(file: string): Promise<void> {
  const { size } = await stat(file);
  process.stdout.write(`${file.slice(folder.length)} ${Math.round(size / 1024)} kB\n`);
  if (size > largest) throw new Error(`${file} is larger than 2 MB`);
}
