const TIMEOUT_MS = 10_000;

/**
 * Rejects in Spanish when no API answers at the origin, for example on a host that has only the files of the demo. The
 * simulator replaces `fetch`, and leaves `XMLHttpRequest` alone.
 */
export const findApi = (origin: string) =>
  new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const complain = () =>
      reject(
        new Error(`En ${origin} no contesta ningún servidor del juego: esta demo sólo tiene el simulado.`),
      );
    request.onload = () => {
      const type = request.getResponseHeader('content-type') ?? '';
      if (type.includes('json')) resolve();
      else complain();
    };
    request.onerror = complain;
    request.ontimeout = complain;
    request.timeout = TIMEOUT_MS;
    request.open('GET', `${origin}/api/user`);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('x-requested-with', 'XMLHttpRequest');
    request.send();
  });
