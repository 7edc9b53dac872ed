import { verify } from '@node-rs/argon2';
import { connections } from '../measure/http-load.ts';
import { serveLoop } from '../measure/worker-loop.ts';

interface Load {
  readonly passwordHash: string;
  readonly password: string;
}

serveLoop<Load>(({ passwordHash, password }) => ({
  work: () => verify(passwordHash, password),
  concurrency: connections,
}));
