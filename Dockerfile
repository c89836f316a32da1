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
HEALTHCHECK --start-period=10s \
    CMD ["python", "-c", "import urllib.request as web; web.urlopen('http://127.0.0.1:8280/api/health', timeout=5)"]
ENTRYPOINT ["parlour"]
CMD ["serve"]
