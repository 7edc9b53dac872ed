const usage = `wbn-site build      joins the compiled site with the edition in this folder, into dist/
wbn-site build-all  the same for every edition in a folder below this one
wbn-site start      serves the edition in this folder from dist/, at http://localhost:4000
wbn-site dev        serves the edition in this folder with hot reload
wbn-site compile    compiles the site that all editions share
`;

// Each command imports only what it needs, because loading Vite takes longer than building an edition.
const commands: Readonly<Record<string, () => Promise<void>>> = {
  build: async () => (await import('./editions.ts')).buildEdition(process.cwd()),
  'build-all': async () => (await import('./editions.ts')).buildAllEditions(process.cwd()),
  start: async () => (await import('./editions.ts')).startEdition(process.cwd()),
  dev: async () => (await import('./start-development.ts')).startDevelopment(process.cwd()),
  compile: async () => (await import('./compile-site.ts')).compileSite(),
};

const run = commands[process.argv[2] ?? ''];
if (run) await run();
else {
  process.stderr.write(usage);
  process.exitCode = 2;
}
