import { renderToString } from 'react-dom/server';
import { ServerRouter } from 'react-router-dom';
export default function h(request: Request, status: number, headers: Headers, ctx: any) { return new Response(renderToString(<ServerRouter context={ctx} url={request.url} />), { status, headers }); }
