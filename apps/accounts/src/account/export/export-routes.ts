import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Host } from '../../host.ts';
import { answerPage } from '../../page/answer-page.ts';
import { withReturn } from '../../page/form.ts';
import { requireSignIn } from '../require-sign-in.ts';
import { selectExports } from './export.sql.ts';
import { exportFile } from './export-files.ts';
import { exportPage, exportPath, mayOrder } from './export-page.ts';
import { orderExport } from './make-export.ts';

/** A copy of all that is kept of somebody: ordered here, made by a job, downloaded by nobody else. */
export function exportRoutes(server: FastifyInstance, host: Host): void {
  server.get(exportPath, async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const session = await requireSignIn(host, request, reply, visit);
    if (!session) return reply;
    return answerPage(
      reply,
      visit,
      exportPage(visit, await selectExports.all(host.db, { userID: session.userId })),
    );
  });

  server.post(exportPath, async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const session = await requireSignIn(host, request, reply, visit);
    if (!session) return reply;
    const { userId: userID } = session;
    if (mayOrder(await selectExports.all(host.db, { userID: userID }))) {
      const { language, edition, back } = visit;
      await orderExport(host.db, { userID, language, edition, back: back.href });
    }
    return reply.redirect(withReturn(visit, exportPath), 303);
  });

  server.get(`${exportPath}/download`, async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const session = await requireSignIn(host, request, reply, visit);
    if (!session) return reply;
    const id = visit.query.get('id');
    const own = await selectExports.all(host.db, { userID: session.userId });
    const found = own.find((copy) => copy.id === id && copy.state === 'ready');
    const file = found && exportFile(host.settings.exportsDir, found.id);
    const size = file && (await stat(file).catch(() => undefined))?.size;
    if (!file || size === undefined) return reply.callNotFound();
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-length': size,
        'content-disposition': `attachment; filename="wbn-${found.createdAt.toISOString().slice(0, 10)}.zip"`,
        'cache-control': 'no-store',
      })
      .send(createReadStream(file));
  });
}
