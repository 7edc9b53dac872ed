import { serveLoop } from '../measure/worker-loop.ts';
import { createRenderPath, type HandleRequest, loadSiteBuild } from './site-build.ts';

type Render = () => Promise<Response>;

const apiUrl = process.env.API_URL ?? '';

/**
 * Lets the site's build answer every page once with its real data, keeps what its document renderer was given and the
 * parts that its loaders drew, and then renders both over and over: no routing, no loading, no HTTP. The build holds its
 * own React, so its renderer is the only one that can draw these trees; beside `renderToString` it does next to nothing.
 */
serveLoop<readonly string[]>(async (paths) => {
  const renders: Render[] = [];
  let parts: (() => void)[] = [];
  let treeAlone = false;
  const build = await loadSiteBuild();
  const { module } = build.entry;
  const keepTree: HandleRequest = (request, status, headers, entry, ...rest) => {
    // The loaders' data can be written out once only, and is no part of the tree.
    const { serverHandoffStream: _, ...tree } = entry;
    const drawn = parts;
    parts = [];
    renders.push(() => {
      for (const drawAgain of drawn) drawAgain();
      return module.default(request, status, new Headers(), tree, ...rest);
    });
    return module.default(request, status, headers, treeAlone ? tree : entry, ...rest);
  };
  const watched = { ...build, entry: { ...build.entry, module: { ...module, default: keepTree } } };
  const renderPage = module.createRenderPage(watched, {
    apiUrl,
    apiTimeout: 10_000,
    onDraw: (drawAgain) => parts.push(drawAgain),
  });
  const render = await createRenderPath(renderPage, apiUrl);
  const bodyOf = async (path: string) => {
    const html = await render(path);
    // What is seen; after it the site writes the loaders' data.
    return html.toString('utf8', html.indexOf('<body'), html.lastIndexOf('</main>'));
  };
  for (const path of paths) {
    treeAlone = false;
    const whole = await bodyOf(path);
    treeAlone = true;
    if ((await bodyOf(path)) !== whole)
      throw new Error(`${path}: the tree alone gives another page than the site`);
  }
  return { work: (count) => renders[count % renders.length]?.(), concurrency: 1 };
});
