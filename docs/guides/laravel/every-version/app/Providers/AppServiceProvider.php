<?php

namespace App\Providers;

use Illuminate\Auth\Notifications\ResetPassword;
use Illuminate\Cache\RateLimiting\Limit;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\RateLimiter;
use Illuminate\Support\ServiceProvider;

class AppServiceProvider extends ServiceProvider
{
    public function boot(): void
    {
        ResetPassword::createUrlUsing(fn ($user, string $token) => config('reto.site').'/lmx/user/change-password/'
            .rawurlencode($user->getEmailForPasswordReset()).'/'.rawurlencode($token));

        RateLimiter::for('api', fn (Request $request) =>
            Limit::perMinute(300)->by($request->user()?->id ?: $request->ip()));
        RateLimiter::for('register', fn (Request $request) => Limit::perMinute(60)->by($request->ip()));
        foreach (['login' => 5, 'resend' => 1, 'reset' => 6] as $name => $limit) {
            RateLimiter::for($name, fn (Request $request) =>
                Limit::perMinute($limit)->by($this->readEmail($request).'|'.$request->ip()));
        }
        // A code has six digits. The second limit counts the tries from all addresses together.
        RateLimiter::for('code', fn (Request $request) => [
            Limit::perMinute(6)->by($this->readEmail($request).'|'.$request->ip()),
            Limit::perMinutes(15, 30)->by($this->readEmail($request)),
        ]);
    }

    /**
     * A limiter runs before the form is checked, so the e-mail may be a list: {"email":["a"]}.
     * MySQL finds ana@correo.mx for àna@correo.mx too, and for an e-mail with characters that nobody sees. So only an
     * e-mail in plain ASCII has a counter of its own, and all others share one.
     */
    private function readEmail(Request $request): string
    {
        $email = $request->input('email');

        return is_string($email) && preg_match('/^[\x21-\x7e]+$/D', $email) ? strtolower($email) : '';
    }
}
