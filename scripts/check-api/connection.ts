const CERTIFICATE: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'has expired',
  CERT_NOT_YET_VALID: 'is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'comes from an authority that this machine does not know',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    'comes without its intermediate certificate, or from an unknown authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'comes without its intermediate certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'belongs to another host name',
};

function getCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return code;
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  return getCode(inner);
}

function getMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : getMessage(error.cause);
}

export function explainFailure(error: unknown, url: string): string {
  const { host, hostname } = new URL(url);
  const code = getCode(error);
  const fault = CERTIFICATE[code ?? ''];
  if (fault) {
    return `The certificate of ${host} ${fault} (${code}). Phones refuse it too. For an authority of your own, set NODE_EXTRA_CA_CERTS to its file.`;
  }
  if (code === 'EPROTO' || code?.startsWith('ERR_SSL')) {
    return `${host} does not speak TLS on this port (${code}). Try http:// or another port.`;
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `The name ${hostname} can't be resolved (${code}).`;
  if (code === 'ECONNREFUSED') return `Nothing listens at ${host} (${code}).`;
  if (code === 'ECONNRESET' || code === 'UND_ERR_SOCKET') return `${host} closed the connection (${code}).`;
  const isLate =
    (error instanceof Error && error.name === 'TimeoutError') || /TIMEOUT|ETIMEDOUT/.test(code ?? '');
  if (isLate) return `${host} did not answer in time.`;
  return `${host} can't be reached: ${getMessage(error)}${code ? ` (${code})` : ''}.`;
}
