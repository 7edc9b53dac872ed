import Fastify from 'fastify';

/** The least that a web framework can be asked for; everything else is a ratio to it. */
const server = Fastify();
server.get('/', async () => ({ hello: 'world' }));
process.on('SIGTERM', () => process.exit(0));
await server.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
