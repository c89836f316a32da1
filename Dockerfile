# docker build -t parlour . && docker run -p 8280:8280 -v parlour:/data parlour
# docs/self-hosting.md says more.

FROM python:3.13-slim AS build
RUN pip install --no-cache-dir "uv>=0.9"
WORKDIR /sources
COPY . .
RUN uv build --wheel --out-dir /built \
 && uv export --quiet --no-default-groups --extra postgres --extra redis --extra tls --no-hashes --no-emit-project \
    --output-file /built/requirements.txt

FROM python:3.13-slim
COPY --from=build /built /built
RUN pip install --no-cache-dir --no-deps -r /built/requirements.txt /built/*.whl \
 && rm -r /built \
 && useradd --uid 1000 parlour \
 && install --directory --owner parlour --mode 700 /data
USER parlour
VOLUME /data
ENV PARLOUR_DATA=/data PARLOUR_PORT=8280 PARLOUR_OPEN=no
EXPOSE 8280
# The server says in its data folder where it is: on which port and path, and whether with TLS.
HEALTHCHECK --start-period=10s CMD ["python", "-c", "\
import glob, json, os, ssl, urllib.request as web; \
said = max(glob.glob(os.environ['PARLOUR_DATA'] + '/admin-*.json'), key=os.path.getmtime); \
address = json.load(open(said))['address'].rstrip('/'); \
web.urlopen(address + '/api/health', timeout=5, context=ssl._create_unverified_context())"]
ENTRYPOINT ["parlour"]
CMD ["serve"]
