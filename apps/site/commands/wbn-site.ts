const usage = `wbn-site build      joins the compiled site with the edition in this folder, into dist/
wbn-site build-all  the same for every edition in a folder below this one that has changed
wbn-site start      serves the edition in this folder from dist/, at http://localhost:4000
wbn-site dev        serves the edition in this folder with hot reload
wbn-site compile    compiles the site that all editions share
`;

// Each command loads only what it needs: Vite takes longer to load than an edition to be joined.
const [command] = process.argv.slice(2);
switch (command) {
  case 'build': {
    const { joinEdition } = await import('./join-edition.ts');
    const { findSharedBuild } = await import('./shared-build.ts');
    await joinEdition(process.cwd(), await findSharedBuild());
    break;
  }
  case 'build-all': {
    const { joinAllEditions } = await import('./join-all-editions.ts');
    const { findSharedBuild } = await import('./shared-build.ts');
    const joined = await joinAllEditions(process.cwd(), await findSharedBuild());
    process.stdout.write(`Editions made: ${joined.join(', ') || 'none, nothing has changed'}\n`);
    break;
  }
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
  case 'compile': {
    const { compileSite } = await import('./compile-site.ts');
    await compileSite();
    break;
  }
  default:
    process.stderr.write(usage);
    process.exitCode = 2;
}
