# docs/operating.md, "In a container", says how to build and run it.

FROM node:24-bookworm AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
# What the built server takes from node_modules; all else is in its bundle (vite.config.ts, `external`).
WORKDIR /app/node_modules
RUN mkdir -p /runtime/node_modules && cp -r --parents \
      better-sqlite3/package.json better-sqlite3/lib better-sqlite3/prebuilds/linux-*.node \
      sharp @img detect-libc semver bcryptjs $(ls -d @flydotio) \
      /runtime/node_modules \
 && cp -r ../dist ../package.json /runtime

FROM node:24-bookworm-slim
RUN mkdir /data && chown node:node /data && chmod 700 /data
WORKDIR /app
COPY --from=build /runtime ./
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATABASE_FILE=/data/site.db MALLOC_ARENA_MAX=1
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "dist/server/server.js"]
