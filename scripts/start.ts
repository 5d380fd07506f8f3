// This file runs as dist/server/start.js, beside server.js.
await import(/* @vite-ignore */ new URL('./server.js', import.meta.url).href);
