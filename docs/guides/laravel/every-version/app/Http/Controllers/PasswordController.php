<?php

namespace App\Http\Controllers;

use App\Models\User;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Hash;
use Illuminate\Support\Facades\Password;
use Illuminate\Support\Str;

class PasswordController extends Controller
{
    private const EMAIL = ['bail', 'required', 'string', 'email', 'exists:users,email'];

    public function email(Request $request): JsonResponse
    {
        $request->validate(['email' => self::EMAIL]);
        $status = Password::sendResetLink($request->only('email'));
        // "Please wait before retrying."
        abort_if($status === Password::RESET_THROTTLED, 429, __($status), ['Retry-After' => '60']);
        abort_if($status !== Password::RESET_LINK_SENT, 422, __($status));

        return response()->json(['message' => __($status)]);
    }

    public function update(Request $request): JsonResponse
    {
        $form = $request->validate([
            'email' => self::EMAIL,
            'token' => ['required', 'string'],
            'password' => ['required', 'string', 'min:8', 'max:64', 'not_regex:/\0/', 'confirmed'],
        ]);
        $status = Password::reset($form, $this->change(...));
        // "This password reset token is invalid."
        abort_if($status !== Password::PASSWORD_RESET, 422, __($status));

        return response()->json(['message' => __($status)]);
    }

    /** Ends the sessions as well as the tokens of every device. */
    private function change(User $user, string $password): void
    {
        $user->forceFill(['password' => Hash::make($password), 'remember_token' => Str::random(60)])->save();
        $user->tokens()->delete();
        if (config('session.driver') === 'database') {
            DB::table(config('session.table'))->where('user_id', $user->id)->delete();
        }
    }
}
