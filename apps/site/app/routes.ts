import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import { languages } from '@wbn/edition/language.ts';
import { frameFile, frameName, type Layout, layoutFiles, type RouteRecord } from '../routing/route-record.ts';
import { routeRecords } from '../routing/route-records.ts';

const files = routeRecords.filter((record) => record.languages === 'none');
const homes = routeRecords.filter((record) => record.path === '');
const pages = routeRecords.filter((record) => record.languages === 'each' && record.path !== '');

const toRoute = ({ name, path, file }: RouteRecord): RouteConfigEntry =>
  route(path, `routes/${file}`, { id: name });

const pagesIn = (name: Layout) => pages.filter((record) => record.layout === name).map(toRoute);

const layouts = Object.entries(layoutFiles).map(([name, file]) =>
  layout(`routes/${file}`, { id: name }, pagesIn(name as Layout)),
);

// The edition's own language is at the root, the others under their code. The server redirects the code of the
// edition's own language to the root, and `root.tsx` redirects unknown codes.
export default [
  ...files.map(toRoute),
  layout(`routes/${frameFile}`, { id: frameName }, [
    ...homes.flatMap(({ name, file }) => [
      index(`routes/${file}`, { id: name }),
      // `:language?` would match every path with one segment.
      ...languages.map((code) => route(code, `routes/${file}`, { id: `${name}-${code}` })),
    ]),
    ...prefix(':language?', [...layouts, ...pagesIn('plain')]),
  ]),
] satisfies RouteConfig;
