# Ocean Berth as an image: built in one stage, run in another that has no compiler, no bundler and no database of its own.
# It needs a PostgreSQL server (DATABASE_URL); see compose.yaml and docs/OPERATIONS.md.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Not "npm ci": the lockfile has no entries for other platforms' optional packages.
RUN npm install --no-audit --no-fund
COPY . .
RUN npm run build
# What only builds pages or develops is left behind, and so are tests.
RUN sh deploy/only-production.sh

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data TSX_DISABLE_CACHE=1
WORKDIR /app
RUN groupadd --gid 10001 berth && useradd --uid 10001 --gid berth --no-create-home berth && install -d -o berth -g berth /data
# tsconfig.json says how the markup of letters is to be read.
COPY --from=build /app/package.json /app/tsconfig.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/drizzle ./drizzle
COPY --from=build /app/dist ./dist
COPY --from=build /app/src ./src
USER berth
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--import", "tsx"]
CMD ["src/server/main.ts"]
