import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { traditionalTexts } from './traditional.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const texts = traditionalTexts(root);
for (const { file, text } of texts) writeFileSync(join(root, file), text);
console.log(`${texts.length} texts in traditional characters written`);
