// The measure of the rest: a bare node:http handler that sends one file's bytes.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file = ''] = process.argv.slice(2);
const body = readFileSync(file);
createServer((_request, response) => {
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.length,
  });
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
