import { compileSite } from './compile-site.ts';
import { joinEdition } from './join-edition.ts';

const usage = `wbn-site build    joins the compiled site with the edition in this folder, into dist/
wbn-site start    serves the edition in this folder from dist/, at http://localhost:4000
wbn-site dev      serves the edition in this folder with hot reload
wbn-site compile  compiles the site that all editions share
`;

const [command] = process.argv.slice(2);
switch (command) {
  case 'build':
    await joinEdition(process.cwd());
    break;
  case 'start': {
    const { startEdition } = await import('./start-edition.ts');
    await startEdition(process.cwd());
    break;
  }
  case 'dev': {
    const { startDevelopment } = await import('./start-development.ts');
    await startDevelopment(process.cwd());
    break;
  }
  case 'compile':
    await compileSite();
    break;
  default:
    process.stderr.write(usage);
    process.exitCode = 2;
}
